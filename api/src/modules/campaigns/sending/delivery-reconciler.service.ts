import { Injectable, Logger } from '@nestjs/common';
import { MailTransport, type MailLookupResult } from '../../mail/index.ts';
import { RecipientsRepository, type ReconcilableRecipient, type Settlement } from './recipients.repository.ts';

const states: Record<MailLookupResult, Settlement['state']> = {
  accepted: 'sent',
  absent: 'pending',
  unknown: 'uncertain',
};

/**
 * Reconciles mails whose acceptance is unknown: asks the server, and resends only mails that the server confirms as not
 * accepted.
 */
@Injectable()
export class DeliveryReconciler {
  private readonly logger = new Logger(DeliveryReconciler.name);

  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly transport: MailTransport,
  ) {}

  /** Reconciles the due rows concurrently. A failed lookup is retried a minute later, for half an hour. */
  async reconcile(): Promise<void> {
    const recipients = await this.recipients.claimForReconciliation();
    const results = await Promise.all(recipients.map((recipient) => this.lookUp(recipient)));
    const settlements = results.filter((settlement) => settlement !== null);
    if (settlements.length > 0) await this.recipients.settle(settlements);
  }

  private async lookUp(recipient: ReconcilableRecipient): Promise<Settlement | null> {
    try {
      return toSettlement(recipient, await this.transport.find(recipient.id));
    } catch (error) {
      this.logger.warn({ msg: 'looking up a mail failed', recipient: recipient.id, err: error });
      return recipient.isLastTry ? toSettlement(recipient, 'unknown') : null;
    }
  }
}

function toSettlement(recipient: ReconcilableRecipient, trace: MailLookupResult): Settlement {
  const error = trace === 'unknown' ? (recipient.error ?? 'The process ended while the mail was being sent') : null;
  return { recipient, state: states[trace], providerId: null, error, waitMs: 0 };
}
