// Icons of the back office, in a module of their own so that visitors never load them.

export const uploadIcon = 'M12 16V4.5M7 9l5-4.8L17 9M4.5 15.5v4h15v-4';

export const dashboardIcon = 'M4 4h7v9H4zM14 4h6v5h-6zM14 12h6v8h-6zM4 16h7v4H4z';
export const chartIcon = 'M4 4v16h16M8.5 16v-4.5M13 16V8M17.5 16v-6.5';
export const adsIcon = 'M4 10v4h3l8 4.5v-13L7 10ZM18 9.5a3.5 3.5 0 0 1 0 5M7 14l1.5 5h3L10 15.5';
export const plusIcon = 'M12 5v14M5 12h14';
export const pencilIcon = 'M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5l-4.5 1ZM13.5 7l3.5 3.5';
export const sheetIcon = 'M5.5 3.5h9L18.5 8v12.5h-13zM14 3.5V8.5h4.5M8.5 12h7M8.5 16h7M12 12v4';

export const logoutIcon = 'M14 4.5H5v15h9M10.5 12H20M16.5 8.5 20 12l-3.5 3.5';

export const keyIcon =
  'M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.2 12.8 20 4M16.5 7.5l2.5 2.5M14 10l1.5 1.5';
export const userIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.4-3.7 3.4-6 7.5-6s7.1 2.3 7.5 6';
export const lockIcon = 'M5.5 10.5h13v10h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2';

export const eyeIcon =
  'M2.5 12C4.5 8 8 5.8 12 5.8s7.5 2.2 9.5 6.2c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z';

export const panelIcon = 'M4 5h16v14H4zM9.5 5v14';

export const boldIcon = 'M7.5 4.5h5.5a3.5 3.5 0 0 1 0 7H7.5ZM7.5 11.5h6.5a4 4 0 0 1 0 8H7.5Z';
export const italicIcon = 'M10.5 4.5h7M6.5 19.5h7M14.5 4.5l-5 15';
export const headingIcon = 'M5 5v14M13 5v14M5 12h8M16.5 13.5a2 2 0 0 1 4 0c0 2-4 3-4 5.5h4.5';
export const bulletsIcon = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5';
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';
export const copyIcon = 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9';
export const trashIcon = 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v5.5M13.5 10.5v5.5';
export const historyIcon = 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4.5V9H9M12 8v4.5l3 1.5';
export const undoIcon = 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3.5';
export const downloadIcon = 'M12 4v12M7 11.5l5 4.8 5-4.8M4.5 15.5v4h15v-4';
export const moreIcon =
  'M6 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM18 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z';
export const databaseIcon =
  'M4.5 6c0-1.4 3.4-2.5 7.5-2.5s7.5 1.1 7.5 2.5-3.4 2.5-7.5 2.5S4.5 7.4 4.5 6ZM4.5 6v12c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5V6M4.5 12c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5';
export const slidersIcon = 'M4 7.5h9M18 7.5h2M15.5 5v5M4 16.5h3M12 16.5h8M9.5 14v5';
export const tagIcon = 'M4 12V4.5h7.5L20 13l-7.5 7.5ZM8 7.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z';
export const archiveIcon = 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4';
export const reviewsIcon =
  'M4 5h16v11h-8.5L7 20v-4H4ZM12 7.6l1 2 2.1.3-1.5 1.5.3 2.1-1.9-1-1.9 1 .3-2.1-1.5-1.5 2.1-.3Z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c4 0 7.5 2.2 9.5 6.2a12 12 0 0 1-2.7 3.6M6.3 7.4A12 12 0 0 0 2.5 12c2 4 5.5 6.2 9.5 6.2a9.6 9.6 0 0 0 4-.8M10 10.1a2.7 2.7 0 0 0 3.9 3.8';
export const qualityIcon =
  'M4 6.5l1.5 1.5L8.5 5M4 12.5 5.5 14l3-3M4 18.5 5.5 20l3-3M12 6.5h8M12 12.5h8M12 18.5h8';
