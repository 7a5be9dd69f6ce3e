import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';

/** Days are told for a year; then a job's visits are one number for each source. */
@Injectable()
export class OldTrackingDays implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly tracking: JobTrackingRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'tracking-days', run: (now) => this.tracking.foldOld(now) });
  }
}
