import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicJobsModule } from '../jobs/index.ts';
import { UsersModule } from '../users/index.ts';
import { JobAccess } from './job-access.service.ts';
import { JobAssignmentsController } from './job-assignments.controller.ts';
import { JobAssignmentsExport } from './job-assignments.export.ts';
import { JobAssignmentEntity, JobAssignmentsRepository } from './job-assignments.repository.ts';
import { JobAssignmentsService } from './job-assignments.service.ts';

/** Assignments of users to jobs, which grant access to the job's records. */
@Module({
  imports: [PublicJobsModule, TypeOrmModule.forFeature([JobAssignmentEntity]), UsersModule],
  controllers: [JobAssignmentsController],
  providers: [JobAccess, JobAssignmentsExport, JobAssignmentsService, JobAssignmentsRepository],
  exports: [JobAccess],
})
export class JobAssignmentsModule {}
