import { Injectable } from '@nestjs/common';
import type { BrevoEvent } from 'shared-contracts';
import { Bounces } from '../bounces.ts';
import { kindOfBrevoEvent } from './bounce.policy.ts';

/** What Brevo tells of mails. Of what it does not know, and of mails that were no alerts, nothing is noted. */
@Injectable()
export class BrevoEvents {
  constructor(private readonly bounces: Bounces) {}

  async take({ event, 'message-id': providerId, reason = '' }: BrevoEvent): Promise<void> {
    const kind = kindOfBrevoEvent(event);
    if (kind !== null && providerId !== undefined) await this.bounces.note({ providerId }, kind, reason);
  }
}
