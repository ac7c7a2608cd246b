/** Apart from the catalogue, which the login loads only where it needs more. */
export const serverUnreachable = 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.';
