import { Module } from '@nestjs/common';
import { RetentionRules, RetentionTask } from './retention.task.ts';

/** Registers retention rules, for domains with data that expires. */
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionModule {}

/** Runs the rules, for the worker. */
@Module({ imports: [RetentionModule], providers: [RetentionTask] })
export class RetentionWorkerModule {}
