import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

/** What an export of somebody's data holds of their list. */
@Injectable()
export class SavedJobsData implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly savedJobs: SavedJobsService,
  ) {}

  onModuleInit(): void {
    this.sources.register('saved-jobs', async (id) => ({ records: await this.savedJobs.list({ id }), files: [] }));
  }
}
