import { Module } from '@nestjs/common';
import { IngestStateModule } from '../ingest-state/index.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

@Module({ imports: [IngestStateModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
