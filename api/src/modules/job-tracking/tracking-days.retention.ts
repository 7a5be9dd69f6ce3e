import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';

/** Keeps daily counts for a year, then merges them into one number per job and source. */
@Injectable()
export class TrackingDaysRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly tracking: JobTrackingRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'tracking-days', run: (now, signal) => this.tracking.foldOld(now, signal) });
  }
}
