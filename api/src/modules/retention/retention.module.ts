import { Module } from '@nestjs/common';
import { RetentionLock, RetentionRules, RetentionTask } from './retention.task.ts';

/** Registers retention rules, for domains with data that expires. */
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionModule {}

/** Runs the rules, for the worker. */
@Module({ imports: [RetentionModule], providers: [RetentionLock, RetentionTask] })
export class RetentionWorkerModule {}
