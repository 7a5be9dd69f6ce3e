import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { JobAssignmentsRepository } from './job-assignments.repository.ts';

/** Exports the jobs that a user is assigned to. */
@Injectable()
export class JobAssignmentsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly assignments: JobAssignmentsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('assigned-jobs', async (userId) => ({
      records: await this.assignments.jobsOf(userId),
      files: [],
    }));
  }
}
