import { Module } from '@nestjs/common';
import { DecodingModule } from '../../../decoding/decoding.module.ts';
import { NewsletterModule, NewsletterWorkerModule } from '../../newsletter/index.ts';
import { Bounces } from '../campaigns.port.ts';
import { BounceAddresses } from './bounce-addresses.service.ts';
import { BounceReceiver } from './bounce-receiver.service.ts';
import { RecordedBounces } from './bounces.repository.ts';
import { BrevoEvents, BrevoWebhookController } from './brevo-webhook.controller.ts';
import { DeliveryReports } from './delivery-reports.parser.ts';

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
