import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../applications/index.ts';
import { IngestStateModule } from '../ingest-state/index.ts';
import { MailModule } from '../mail/index.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

@Module({
  imports: [DeliveriesModule, IngestStateModule, MailModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
