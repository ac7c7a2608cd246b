import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request has a multipart body. Media types are case-insensitive (RFC 9110, section 8.3.1). */
export const isMultipart = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^\s*multipart\/form-data\b/i.test(type);
