import { Controller, Header, Param } from '@nestjs/common';
import { listSavedJobs, removeSavedJob, saveJob, type SavedJob } from 'shared-contracts';
import { saveJobSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { listSavedJobsExample, removeSavedJobExample, saveJobExample } from './saved-jobs.examples.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

@Controller()
@Authenticated()
export class SavedJobsController {
  constructor(private readonly savedJobs: SavedJobsService) {}

  @Route(listSavedJobs, listSavedJobsExample)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<SavedJob[]> {
    return this.savedJobs.list(user);
  }

  @Route(saveJob, saveJobExample)
  @DocumentsErrors({ 404: ['job_not_found'], 409: ['job_already_saved'], 410: ['job_closed'] })
  @Header('cache-control', 'private, no-store')
  save(@ValidatedBody(saveJobSchema) { jobId }: { jobId: number }, @CurrentUser() user: UserEntity): Promise<SavedJob> {
    return this.savedJobs.save(user, jobId);
  }

  @Route(removeSavedJob, removeSavedJobExample)
  @DocumentsErrors({ 404: ['saved_job_not_found'] })
  @Header('cache-control', 'private, no-store')
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<SavedJob[]> {
    return this.savedJobs.remove(user, id);
  }
}
