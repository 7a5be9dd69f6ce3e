import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { href, pageUrl, routes } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { Turns } from '../../../outside/turns.ts';
import { isMachine, isMachineClick, type MailReader } from './mail-event.policy.ts';
import { MailEventsRepository, type MailEvent } from './mail-events.repository.ts';
import { MailTokenInvalidError } from './measuring.errors.ts';
import { MailTokens, type MailToken } from './mail-tokens.ts';

/** Events of one process: so many connections at once; of the rest so many wait so long, and others are lost. */
const eventsAtOnce = 2;
const eventsWaiting = 2000;
const eventWaitMs = 60_000;

/** How long a person waits, in milliseconds, for their click to be noted; then it is noted behind them. */
const patience = 500;

/** Opens and clicks of mails. Nothing is known but the mail, the job, and whether a person came. */
@Injectable()
export class MailEvents {
  private readonly log = new Logger(MailEvents.name);
  private readonly turns = new Turns(eventsAtOnce, eventsWaiting, eventWaitMs);

  constructor(
    private readonly tokens: MailTokens,
    private readonly events: MailEventsRepository,
    private readonly server: ServerConfig,
  ) {}

  /** Nobody waits for it. */
  open(token: string, reader: MailReader): void {
    const read = this.tokens.read('mail-opens', token);
    if (read !== null) void this.note({ ...toEvent(read), kind: 'open', isMachine: isMachine(reader) });
  }

  /**
   * Address of the page that the link leads to, also where no database is there.
   * @throws MailTokenInvalidError
   */
  async follow(token: string, reader: MailReader): Promise<string> {
    const read = this.tokens.read('mail-clicks', token);
    if (read === null) throw new MailTokenInvalidError();
    const noted = this.note({ ...toEvent(read), kind: 'click', isMachine: isMachineClick(reader, read, new Date()) });
    await Promise.race([noted, wait(patience, undefined, { ref: false })]);
    return this.pageOf(read);
  }

  private pageOf({ job, language }: MailToken): string {
    const path = job === 0 ? routes.jobs : href(routes.job, { id: job });
    return pageUrl(this.server.publicUrl, path, '', language);
  }

  /** Never fails: what cannot be noted is lost. */
  private async note(event: MailEvent): Promise<void> {
    if (!(await this.turns.take())) return;
    try {
      await this.events.add(event);
    } catch (error) {
      this.log.warn(error);
    } finally {
      this.turns.giveBack();
    }
  }
}

const toEvent = ({ campaign, mail, job }: MailToken) => ({ campaign, mail, job });
