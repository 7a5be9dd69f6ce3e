import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { href, pageUrl, routes } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { visitorOf } from '../../../http/index.ts';
import { BackgroundCounts } from '../../../operations/background-counts.task.ts';
import { MailTokenInvalidError } from '../campaigns.errors.ts';
import { MailEventsRepository, type MailEvent } from './mail-events.repository.ts';
import { MailTokens, type MailToken } from './mail-tokens.service.ts';

/** The request for a pixel or a link. It is not stored. */
export interface MailReader {
  method: string;
  headers: IncomingHttpHeaders;
}

/** Mail scanners that send a browser's user agent. */
const scanners = /mimecast|proofpoint|barracuda|safelinks|messagelabs|symantec|trendmicro|fortimail|cloudmark|vade/i;

/** Minimum seconds between composing a mail and a human click. */
const minClickDelaySeconds = 5;

/** Image proxies of mail services are machines, too: they fetch images regardless of the recipient. */
export function isMachine({ method, headers }: MailReader): boolean {
  return method !== 'GET' || visitorOf(headers) === 'machine' || scanners.test(headers['user-agent'] ?? '');
}

/** Whether a click is too early for a human, or follows the hidden link. */
export function isMachineClick(reader: MailReader, { issuedAt, job }: MailToken, now: Date): boolean {
  return isMachine(reader) || job === 0 || now.getTime() - issuedAt.getTime() < minClickDelaySeconds * 1000;
}

/** Maximum number of events per process that wait for a connection; further ones are dropped. */
const maxWaiting = 2000;

/** Records opens and clicks: mail, job, and human or machine, without personal data. */
@Injectable()
export class MailEvents {
  private readonly counts = new BackgroundCounts(new Logger(MailEvents.name), maxWaiting);

  constructor(
    private readonly tokens: MailTokens,
    private readonly events: MailEventsRepository,
    private readonly server: ServerConfig,
  ) {}

  /** Asynchronous. */
  open(token: string, reader: MailReader): void {
    const read = this.tokens.read('mail-opens', token);
    if (read !== null) void this.note({ ...toEvent(read), kind: 'open', isMachine: isMachine(reader) });
  }

  /**
   * URL of the linked page. Works without the database.
   * @throws MailTokenInvalidError
   */
  async follow(token: string, reader: MailReader): Promise<string> {
    const read = this.tokens.read('mail-clicks', token);
    if (read === null) throw new MailTokenInvalidError();
    await this.note({ ...toEvent(read), kind: 'click', isMachine: isMachineClick(reader, read, new Date()) });
    return this.pageOf(read);
  }

  private pageOf({ job, language }: MailToken): string {
    const path = job === 0 ? routes.jobs : href(routes.job, { id: job });
    return pageUrl(this.server.publicUrl, path, '', language);
  }

  private note(event: MailEvent): Promise<void> {
    return this.counts.add(() => this.events.add(event));
  }
}

const toEvent = ({ campaign, mail, job }: MailToken) => ({ campaign, mail, job });
