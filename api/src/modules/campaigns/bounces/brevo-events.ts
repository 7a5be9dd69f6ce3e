import { Injectable } from '@nestjs/common';
import type { BrevoEvent } from 'shared-contracts';
import { isUuid } from '../../../http/uuid.ts';
import { Bounces } from '../bounces.ts';
import { kindOfBrevoEvent } from './bounce.policy.ts';

/** What Brevo tells of mails. Of what it does not know, and of mails that were no alerts, nothing is noted. */
@Injectable()
export class BrevoEvents {
  constructor(private readonly bounces: Bounces) {}

  async take({ event, 'message-id': providerId, tags = [], reason = '' }: BrevoEvent): Promise<void> {
    const kind = kindOfBrevoEvent(event);
    if (kind === null) return;
    if (providerId !== undefined && (await this.bounces.note({ providerId }, kind, reason))) return;
    // It may tell of a mail before it is noted what it calls it: our own name for it is one of its tags.
    for (const recipientId of tags.filter(isUuid)) await this.bounces.note({ recipientId }, kind, reason);
  }
}
