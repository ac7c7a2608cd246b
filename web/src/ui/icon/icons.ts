/** Outlines on a 24 by 24 grid, one per name: stroke 1.75, round ends. Only the star is filled. */
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const menuIcon = 'M4 7h16M4 12h16M4 17h10';
export const leftIcon = 'M14.5 5.5 8 12l6.5 6.5';
export const rightIcon = 'M9.5 5.5 16 12l-6.5 6.5';
export const downIcon = 'M5.5 9.5 12 16l6.5-6.5';
export const upIcon = 'M5.5 14.5 12 8l6.5 6.5';
export const firstIcon = 'M17.5 6.5 12 12l5.5 5.5M7 6v12';
export const lastIcon = 'M6.5 6.5 12 12l-5.5 5.5M17 6v12';
export const backIcon = 'M10.5 5.5 4 12l6.5 6.5M4.5 12H20';
export const arrowIcon = 'M13.5 5.5 20 12l-6.5 6.5M19.5 12H4';
export const phoneIcon =
  'M6.2 3.8 9 4.2l1.4 4-2 1.6a11.5 11.5 0 0 0 5.8 5.8l1.6-2 4 1.4.4 2.8c.1 1.2-.8 2.2-2 2.2C10.6 20 4 13.4 4 5.8c0-1.2 1-2.1 2.2-2Z';
export const pinIcon =
  'M12 21c4.5-4.3 7-7.7 7-11a7 7 0 0 0-14 0c0 3.3 2.5 6.7 7 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const directionsIcon = 'M20.5 3.5 3.5 10.5l7 3 3 7 7-17ZM10.5 13.5l4-4';
export const globeIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5Z';
export const mailIcon = 'M4 6h16v12H4zM4.5 7 12 13l7.5-6';
export const bagIcon = 'M5.5 8h13l1 12h-15l1-12ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5';
export const menuCardIcon = 'M6 3.5h9.5L18.5 6v14.5H6zM9.5 9h5.5M9.5 12.5h5.5M9.5 16h3';
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2';
export const starIcon =
  'M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8L12 2.8Z';
export const checkIcon = 'M5 12.5 10 17.5 19.5 7';
export const filterIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z';

export const gridIcon = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z';
export const listIcon = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5';
export const foodIcon =
  'M7 3.5v7M4.5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M7 10.5v10M17 13.5v7M17 13.5h-2.5V8c0-2.5 1-4 2.5-4.5v10Z';
export const cupIcon =
  'M5 8.5h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8.5ZM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8.5 5.5v-2M12.5 5.5v-2';
export const breadIcon = 'M5 11.5C3.3 10.5 3.2 6 8 6h8c4.8 0 4.7 4.5 3 5.5V19H5v-7.5ZM9.5 10v3M14.5 10v3';
export const bedIcon =
  'M3.5 19.5v-14M3.5 16.5h17v3M20.5 16.5V13a3 3 0 0 0-3-3h-6v6.5M7.2 9.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z';
export const shopIcon =
  'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.65 2.65 0 0 0 5.3 0 2.65 2.65 0 0 0 5.4 0 2.65 2.65 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20';
export const bookIcon =
  'M12 6.5C10 5 7 4.5 4 4.8v13.4c3-.3 6 .2 8 1.8 2-1.6 5-2.1 8-1.8V4.8c-3-.3-6 .2-8 1.7ZM12 6.5V20';
export const healthIcon =
  'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.4 4.4 0 0 1 12 7.5a4.4 4.4 0 0 1 8.5 1.7C20.5 12.8 17.5 16 12 20ZM8 12h2l1.5-2.5 1.5 4 1-1.5h2';
export const toothIcon =
  'M8 4C5.5 4 4 5.9 4 8.3c0 3 1.7 4.2 2.2 7 .4 2.3.5 5.2 2 5.2 2 0 1.3-5.5 3.8-5.5s1.8 5.5 3.8 5.5c1.5 0 1.6-2.9 2-5.2.5-2.8 2.2-4 2.2-7C20 5.9 18.5 4 16 4c-1.7 0-2.5.8-4 .8S9.7 4 8 4Z';
export const capIcon =
  'M12 5 2.5 9.5 12 14l9.5-4.5L12 5ZM6.5 11.5v5c1.5 1.3 3.3 2 5.5 2s4-.7 5.5-2v-5M21.5 9.5v5';
export const chipIcon =
  'M7 7h10v10H7zM10.5 10.5h3v3h-3zM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17';
export const scissorsIcon =
  'M6.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.7 7.9 20 16.5M8.7 16.1 20 7.5';
export const carIcon =
  'M4 17.5v-5l2-5.5h12l2 5.5v5M3.5 12.5h17M4 17.5h16M5.5 17.5v2M18.5 17.5v2M7.5 15h1M15.5 15h1';
export const gymIcon = 'M7 7v10M17 7v10M4 9.5v5M20 9.5v5M7 12h10';
export const bikeIcon =
  'M6 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM18 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 16.5l3.5-7h6l2.5 7M9.5 9.5l3 7M12.5 16.5l3-7-1-3.5H17M8 6.5h3';
export const pawIcon =
  'M12 12.5c-2.8 0-5 2.3-5 4.5 0 1.5 1 2.5 2.3 2.5 1 0 1.7-.5 2.7-.5s1.7.5 2.7.5c1.3 0 2.3-1 2.3-2.5 0-2.2-2.2-4.5-5-4.5ZM5 9.5v1.5M9.5 5.5v2M14.5 5.5v2M19 9.5v1.5';
export const treeIcon =
  'M12 3.5c-3.3 0-5.5 2.3-5.5 5 0 .8.2 1.5.5 2.1-1.3.7-2 1.9-2 3.2 0 2 1.6 3.7 3.7 3.7h6.6c2.1 0 3.7-1.7 3.7-3.7 0-1.3-.7-2.5-2-3.2.3-.6.5-1.3.5-2.1 0-2.7-2.2-5-5.5-5ZM12 21v-9M12 15l2.5-2.5';
export const lawIcon =
  'M12 4v16M7.5 20h9M5 7h14M5 7l-2.5 6.5a2.6 2.6 0 0 0 5 0L5 7ZM19 7l-2.5 6.5a2.6 2.6 0 0 0 5 0L19 7Z';
export const wrenchIcon =
  'M14.5 7.5a4 4 0 0 1 5.2-3.8l-2.5 2.6.5 2 2 .5 2.5-2.5A4 4 0 0 1 16.5 11L8 19.5a2.1 2.1 0 0 1-3-3l9.5-9Z';
export const buildingIcon =
  'M5 20.5v-17h9v17M14 9.5h5v11M3.5 20.5h17M8 7.5h3M8 11.5h3M8 15.5h3M16.5 13.5v0M16.5 16.5v0';

export const infoIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.8v0';
export const warnIcon = 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v0';

export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15';

export const externalIcon = 'M13.5 4.5h6v6M19 5l-8.5 8.5M16.5 14v5.5h-12v-12H10';

export const shieldIcon =
  'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10';
export const leafIcon = 'M5 19c-.5-8 4-14 15-14.5C20 14 15 19.5 8.5 18M5 20.5c1-4.5 3.5-7.5 7.5-9.5';

export const mapIcon = 'M9 4.5 3.5 6.5v13L9 17.5l6 2 5.5-2v-13L15 6.5l-6-2ZM9 4.5v13M15 6.5v13';
export const chatIcon = 'M4 5h16v11.5h-9.5L6 20v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5';
export const lockIcon = 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2';
export const boltIcon = 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12l1-7Z';
