import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources, type OwnData } from '../users/index.ts';
import { JobAssignmentsRepository } from './job-assignments.repository.ts';

/** Exports the jobs a user is assigned to. */
@Injectable()
export class JobAssignmentsData implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly assignments: JobAssignmentsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('assigned-jobs', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    return { records: await this.assignments.jobsOf(userId), files: [] };
  }
}
