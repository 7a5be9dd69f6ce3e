import { Module } from '@nestjs/common';
import { DecodingModule } from '../../../decoding/decoding.module.ts';
import { NewsletterModule, NewsletterWorkerModule } from '../../newsletter/index.ts';
import { Bounces } from '../bounces.ts';
import { BounceAddresses } from './bounce-addresses.ts';
import { BounceReceiver } from './bounce-receiver.ts';
import { BrevoEvents } from './brevo-events.ts';
import { BrevoWebhookController } from './brevo-webhook.controller.ts';
import { DeliveryReports } from './delivery-reports.ts';
import { RecordedBounces } from './recorded-bounces.ts';

const recordedBounces = { provide: Bounces, useClass: RecordedBounces };

/** Bounces and complaints: provides `Bounces`, handles Brevo's webhook. */
@Module({
  imports: [NewsletterModule],
  controllers: [BrevoWebhookController],
  providers: [BrevoEvents, recordedBounces],
  exports: [Bounces],
})
export class BouncesModule {}

/** Receives delivery reports by mail, in the worker. */
@Module({
  imports: [DecodingModule, NewsletterWorkerModule],
  providers: [BounceAddresses, BounceReceiver, DeliveryReports, recordedBounces],
  exports: [Bounces],
})
export class BouncesWorkerModule {}
