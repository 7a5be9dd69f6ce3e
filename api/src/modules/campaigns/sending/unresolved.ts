import { Injectable, Logger } from '@nestjs/common';
import { MailTransport, type MailTrace } from '../../mail/index.ts';
import { RecipientsRepository, type Settlement, type UnresolvedRecipient } from './recipients.repository.ts';

const states: Record<MailTrace, Settlement['state']> = { taken: 'sent', absent: 'pending', unknown: 'uncertain' };

/** Mails that may have arrived: whoever carries mail is asked, and nothing is sent again that it cannot tell of. */
@Injectable()
export class Unresolved {
  private readonly logger = new Logger(Unresolved.name);

  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly transport: MailTransport,
  ) {}

  /** Some of those that are due. Those that could not be asked about are due again a minute later. */
  async resolve(): Promise<void> {
    const found: Settlement[] = [];
    for (const held of await this.recipients.takeUnresolved()) {
      const settlement = await this.ask(held);
      if (settlement !== null) found.push(settlement);
    }
    if (found.length > 0) await this.recipients.settle(found);
  }

  private async ask(held: UnresolvedRecipient): Promise<Settlement | null> {
    try {
      const trace = await this.transport.find(held.id);
      const error = trace === 'unknown' ? (held.error ?? 'The process ended while the mail was leaving') : null;
      return { held, state: states[trace], providerId: null, error, waitMs: 0 };
    } catch (error) {
      this.logger.warn({ msg: 'nobody can be asked about a mail now', recipient: held.id, err: error });
      return null;
    }
  }
}
