import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request brings a form with files. Names of media types have no case (RFC 9110, section 8.3.1). */
export const isMultipart = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^\s*multipart\/form-data\b/i.test(type);
