import type { IncomingHttpHeaders } from 'node:http';
import { visitorOf } from '../../../http/index.ts';
import type { MailToken } from './mail-tokens.service.ts';

/** The request for a pixel or a link. It is not stored. */
export interface MailReader {
  method: string;
  headers: IncomingHttpHeaders;
}

/** Mail scanners that send a browser's user agent. */
const scanners = /mimecast|proofpoint|barracuda|safelinks|messagelabs|symantec|trendmicro|fortimail|cloudmark|vade/i;

/** Minimum seconds between composing a mail and a human click. */
const soonestClick = 5;

/** Image proxies of mail services are machines, too: they fetch images regardless of the recipient. */
export function isMachine({ method, headers }: MailReader): boolean {
  return method !== 'GET' || visitorOf(headers) === 'machine' || scanners.test(headers['user-agent'] ?? '');
}

/** Whether a click is too early for a human, or follows the hidden link. */
export function isMachineClick(reader: MailReader, { issuedAt, job }: MailToken, now: Date): boolean {
  return isMachine(reader) || job === 0 || now.getTime() - issuedAt.getTime() < soonestClick * 1000;
}
