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

  /** Some of those that are due, all at once. What could not be asked about is due again a minute later, for half an hour. */
  async resolve(): Promise<void> {
    const unresolved = await this.recipients.takeUnresolved();
    const asked = await Promise.all(unresolved.map((held) => this.ask(held)));
    const found = asked.filter((settlement) => settlement !== null);
    if (found.length > 0) await this.recipients.settle(found);
  }

  private async ask(held: UnresolvedRecipient): Promise<Settlement | null> {
    try {
      return toSettlement(held, await this.transport.find(held.id));
    } catch (error) {
      this.logger.warn({ msg: 'nobody can be asked about a mail now', recipient: held.id, err: error });
      return held.isLastTry ? toSettlement(held, 'unknown') : null;
    }
  }
}

function toSettlement(held: UnresolvedRecipient, trace: MailTrace): Settlement {
  const error = trace === 'unknown' ? (held.error ?? 'The process ended while the mail was leaving') : null;
  return { held, state: states[trace], providerId: null, error, waitMs: 0 };
}
