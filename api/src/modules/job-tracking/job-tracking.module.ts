import { Module, type OnModuleInit } from '@nestjs/common';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { PublicJobsModule } from '../jobs/index.ts';
import { RetentionModule, RetentionRules } from '../retention/index.ts';
import { JobTrackingController } from './job-tracking.controller.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { JobTrackingService } from './job-tracking.service.ts';
import { VisitLimit } from './visit-limit.service.ts';

/** Counts visits of jobs by source. Stores counts only: no cookies, no network addresses, no personal data. */
@Module({
  imports: [PublicJobsModule, JobAssignmentsModule],
  controllers: [JobTrackingController],
  providers: [JobTrackingService, VisitLimit, JobTrackingRepository],
})
export class JobTrackingModule {}

/** Retention of visits, for the worker: daily counts are kept for a year, then merged into one number per job and source. */
@Module({ imports: [RetentionModule], providers: [JobTrackingRepository] })
export class JobTrackingWorkerModule implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly tracking: JobTrackingRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'tracking-days', run: (now) => this.tracking.foldOld(now) });
  }
}
