import { Module } from '@nestjs/common';
import { ClientEventsModule, ClientEventsWorkerModule } from '../client-events/index.ts';
import { CanaryJudge } from './canary-judge.service.ts';

@Module({ imports: [ClientEventsModule], providers: [CanaryJudge], exports: [CanaryJudge] })
export class CanariesModule {}

/** For the worker, which receives no reports. */
@Module({ imports: [ClientEventsWorkerModule], providers: [CanaryJudge], exports: [CanaryJudge] })
export class CanariesWorkerModule {}
