import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

/** Exports a user's saved jobs. */
@Injectable()
export class SavedJobsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly savedJobs: SavedJobsService,
  ) {}

  onModuleInit(): void {
    this.sources.register('saved-jobs', async (id) => ({ records: await this.savedJobs.list({ id }), files: [] }));
  }
}
