import { Module } from '@nestjs/common';
import { CatalogueModule } from '../jobs/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { JobTrackingController } from './job-tracking.controller.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { JobTrackingService } from './job-tracking.service.ts';
import { OldTrackingDays } from './old-tracking-days.ts';
import { TypeOrmJobTrackingRepository } from './typeorm-job-tracking.repository.ts';
import { VisitLimit } from './visit-limit.ts';

const repository = { provide: JobTrackingRepository, useClass: TypeOrmJobTrackingRepository };

/** Counts visits of jobs by source. Stores counts only: no cookies, no network addresses, no personal data. */
@Module({
  imports: [CatalogueModule, JobAssignmentsModule],
  controllers: [JobTrackingController],
  providers: [JobTrackingService, VisitLimit, repository],
})
export class JobTrackingModule {}

/** Retention of visits, for the worker. */
@Module({ imports: [RetentionModule], providers: [OldTrackingDays, repository] })
export class JobTrackingWorkerModule {}
