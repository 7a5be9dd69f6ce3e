import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { JobTrackingController } from './job-tracking.controller.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { JobTrackingService } from './job-tracking.service.ts';
import { TypeOrmJobTrackingRepository } from './typeorm-job-tracking.repository.ts';

/** Where visitors of a job come from. Counts alone: no cookie, no address, nothing of who they are. */
@Module({
  imports: [CatalogueModule, JobAssignmentsModule],
  controllers: [JobTrackingController],
  providers: [JobTrackingService, { provide: JobTrackingRepository, useClass: TypeOrmJobTrackingRepository }],
})
export class JobTrackingModule {}
