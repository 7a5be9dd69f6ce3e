import type { IncomingHttpHeaders } from 'node:http';
import { visitorOf } from '../../../http/visitor.ts';
import type { MailToken } from './mail-tokens.ts';

/** What comes by the address of a pixel or a link, looked at and forgotten. */
export interface MailReader {
  method: string;
  headers: IncomingHttpHeaders;
}

/** Programs that read a mail before its recipient, and say so under a browser's name. */
const scanners = /mimecast|proofpoint|barracuda|safelinks|messagelabs|symantec|trendmicro|fortimail|cloudmark|vade/i;

/** Nobody has a mail open and its link chosen within so many seconds of its being made. */
const soonestClick = 5;

/** Mail services that fetch pictures for their readers are machines, too: they do it whether anybody reads or not. */
export function isMachine({ method, headers }: MailReader): boolean {
  return method !== 'GET' || visitorOf(headers) === 'machine' || scanners.test(headers['user-agent'] ?? '');
}

/** A click of who cannot have read the mail, or followed what nobody sees. */
export function isMachineClick(reader: MailReader, { issuedAt, job }: MailToken, now: Date): boolean {
  return isMachine(reader) || job === 0 || now.getTime() - issuedAt.getTime() < soonestClick * 1000;
}
