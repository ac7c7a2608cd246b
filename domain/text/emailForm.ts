/** The form of an email address that people type, which is narrower than RFC 5321: no quotes, no comments, a domain with a dot. */
export const emailForm = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;
