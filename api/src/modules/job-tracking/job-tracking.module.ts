import { Module } from '@nestjs/common';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { PublicJobsModule } from '../jobs/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { JobTrackingController } from './job-tracking.controller.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { JobTrackingService } from './job-tracking.service.ts';
import { TrackingDaysRetention } from './tracking-days.retention.ts';
import { VisitLimit } from './visit-limit.service.ts';

/** Counts visits of jobs by source. Stores counts only: no cookies, no network addresses, no personal data. */
@Module({
  imports: [PublicJobsModule, JobAssignmentsModule],
  controllers: [JobTrackingController],
  providers: [JobTrackingService, VisitLimit, JobTrackingRepository],
})
export class JobTrackingModule {}

/** Retention, for the worker. */
@Module({ imports: [RetentionModule], providers: [JobTrackingRepository, TrackingDaysRetention] })
export class JobTrackingWorkerModule {}
