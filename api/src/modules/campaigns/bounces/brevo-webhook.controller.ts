import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { receiveBrevoEvent, type BrevoEvent } from 'shared-contracts';
import { brevoEventSchema } from 'shared-contracts/schemas';
import { MailConfig } from '../../../config/mail.config.ts';
import { DocumentsErrors, type Example, isUuid, Public, Route, ValidatedBody } from '../../../http/index.ts';
import { NoWebhookError, WrongTokenError } from '../campaigns.errors.ts';
import { Bounces } from '../campaigns.port.ts';
import { kindOfBrevoEvent } from './bounce.policy.ts';

const brevoEvent: Example<undefined, BrevoEvent> = {
  answer: undefined,
  body: {
    event: 'hard_bounce',
    email: 'maria.joao@example.com',
    'message-id': '<202603020940.84018092551@smtp-relay.mailin.fr>',
    ts_event: 1_772_444_400,
    tags: ['3f0c6a52-8d1e-4b7a-9c65-0e2f4d81b7a9'],
    reason: '550 5.1.1 mailbox unavailable',
  },
};

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

/** Requires the webhook's token; without a configured token, the webhook responds with 404. */
@Injectable()
class BrevoWebhookGuard implements CanActivate {
  constructor(private readonly config: MailConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (this.config.brevoWebhookToken === null) throw new NoWebhookError();
    if (!isSame(authorization, `Bearer ${this.config.brevoWebhookToken}`)) throw new WrongTokenError();
    return true;
  }
}

/** Constant-time comparison. */
const isSame = (given: string, expected: string) => timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string) => createHash('sha256').update(text).digest();

@Controller()
export class BrevoWebhookController {
  constructor(private readonly events: BrevoEvents) {}

  /** Not rate limited: all events come from a single address. */
  @Route(receiveBrevoEvent, brevoEvent)
  @DocumentsErrors({ 401: ['unauthenticated'], 404: ['not_found'] })
  @Public()
  @SkipThrottle()
  @UseGuards(BrevoWebhookGuard)
  receive(@ValidatedBody(brevoEventSchema) event: BrevoEvent): Promise<void> {
    return this.events.take(event);
  }
}
