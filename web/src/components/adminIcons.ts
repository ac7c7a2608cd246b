/** Outlines that only the back office uses; kept apart so that visitors never load them. */
export const starlineIcon = 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.1 6-.8L12 3.5Z';
export const uploadIcon = 'M12 16V4.5M7 9l5-4.8L17 9M4.5 15.5v4h15v-4';
export const downloadIcon = 'M12 4v11.5M7 11l5 4.8L17 11M4.5 15.5v4h15v-4';
export const sheetIcon = 'M5.5 3.5h9L18.5 8v12.5h-13zM14 3.5V8.5h4.5M8.5 12h7M8.5 16h7M12 12v4';
export const dbIcon =
  'M12 3.5c4.4 0 7.5 1.3 7.5 3s-3.1 3-7.5 3-7.5-1.3-7.5-3 3.1-3 7.5-3ZM4.5 6.5v11c0 1.7 3.1 3 7.5 3s7.5-1.3 7.5-3v-11M4.5 12c0 1.7 3.1 3 7.5 3s7.5-1.3 7.5-3';
export const gearIcon =
  'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18';
export const adsIcon = 'M4 10v4h3l8.5 4.5v-13L7 10H4ZM18.5 9.5a3.5 3.5 0 0 1 0 5M8 14.5l1.5 5';
export const chartIcon = 'M4 4v16h16M8.5 16v-4.5M13 16V8M17.5 16v-6.5';
export const dashIcon = 'M4 4h7v9H4zM14 4h6v5h-6zM14 12h6v8h-6zM4 16h7v4H4z';
export const logoutIcon = 'M14 4.5H5v15h9M10.5 12H20M16.5 8.5 20 12l-3.5 3.5';
export const plusIcon = 'M12 5v14M5 12h14';
export const moreIcon = 'M5.5 12v0M12 12v0M18.5 12v0';
export const editIcon = 'M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5l-4.5 1ZM13.5 7l3.5 3.5';
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5';
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3A4 4 0 0 0 13.3 5L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.3-1.3';
export const undoIcon = 'M9 14 4.5 9.5 9 5M5 9.5h9a5 5 0 0 1 0 10h-3.5';
export const keyIcon =
  'M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.2 12.8 20 4M16.5 7.5l2.5 2.5M14 10l1.5 1.5';
export const userIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.4-3.7 3.4-6 7.5-6s7.1 2.3 7.5 6';
export const lockIcon = 'M5.5 10.5h13v10h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2';
export const pauseIcon = 'M9 5.5v13M15 5.5v13';
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4';
export const shareIcon = 'M12 15V4M8 7.5 12 3.8l4 3.7M6 11.5H5V20h14v-8.5h-1';
export const boltIcon = 'M13 3.5 5.5 13.5H11l-1 7 8-10.5h-5.5l.5-6.5Z';
export const eyeIcon =
  'M2.5 12C4.5 8 8 5.8 12 5.8s7.5 2.2 9.5 6.2c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z';
export const boldIcon = 'M7.5 4.5h5.5a3.5 3.5 0 0 1 0 7H7.5v-7ZM7.5 11.5h6.5a4 4 0 0 1 0 8H7.5v-8Z';
export const italicIcon = 'M10.5 4.5h6M7.5 19.5h6M13.5 4.5l-3 15';
export const h2Icon = 'M4 5v14M12 5v14M4 12h8M16 13.5a2 2 0 0 1 4 0c0 2-4 3.5-4 5.5h4';
export const panelIcon = 'M4 5h16v14H4zM9.5 5v14';
