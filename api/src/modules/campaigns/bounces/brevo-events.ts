import { Injectable } from '@nestjs/common';
import type { BrevoEvent } from 'shared-contracts';
import { isUuid } from '../../../http/identifiers.parser.ts';
import { Bounces } from '../bounces.ts';
import { kindOfBrevoEvent } from './bounce.policy.ts';

/** Records Brevo's mail events. Unknown events and events of other mails are ignored. */
@Injectable()
export class BrevoEvents {
  constructor(private readonly bounces: Bounces) {}

  async take({ event, 'message-id': providerId, tags = [], reason = '' }: BrevoEvent): Promise<void> {
    const kind = kindOfBrevoEvent(event);
    if (kind === null) return;
    if (providerId !== undefined && (await this.bounces.record({ providerId }, kind, reason))) return;
    // The event may arrive before Brevo's id is recorded, so the mail is also identified by our id, which is one of its tags.
    for (const recipientId of tags.filter(isUuid)) await this.bounces.record({ recipientId }, kind, reason);
  }
}
