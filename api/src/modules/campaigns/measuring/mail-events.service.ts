import { Injectable, Logger } from '@nestjs/common';
import { href, pageUrl, routes } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { BackgroundCounts } from '../../../operations/background-counts.task.ts';
import { MailTokenInvalidError } from '../campaigns.errors.ts';
import { isMachine, isMachineClick, type MailReader } from './mail-event.policy.ts';
import { MailEventsRepository, type MailEvent } from './mail-events.repository.ts';
import { MailTokens, type MailToken } from './mail-tokens.service.ts';

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
