import { Controller, UseGuards } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { receiveBrevoEvent, type BrevoEvent } from 'shared-contracts';
import { brevoEventSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedBody } from '../../../http/validated.pipe.ts';
import { BrevoEvents } from './brevo-events.ts';
import { brevoEvent } from './bounces.examples.ts';
import { BrevoWebhookGuard } from './brevo-webhook.guard.ts';

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
