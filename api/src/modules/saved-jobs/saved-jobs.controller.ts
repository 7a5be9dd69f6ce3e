import { Controller, Header, Param } from '@nestjs/common';
import {
  listSavedJobs,
  removeSavedJob,
  restoreSavedJob,
  saveJob,
  writeSavedJobNote,
  type NoteChange,
  type RestoredEntry,
  type SavedJob,
} from 'shared-contracts';
import { restoreSavedJobSchema, savedJobNoteSchema, saveJobSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, exampleJob, type ExampleOf, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

const { slug, title, companyId, companyName, companySlug, logoUrl, city, workplace, remote } = exampleJob;
const { salary, salaryText, closesAt, isClosed } = exampleJob;
const company = { companyId, companyName, companySlug, logoUrl };

const saved: SavedJob = {
  id: '61e0b7f4-2c95-4d1a-8f36-0b9d5a7c42e8',
  jobId: exampleJob.id,
  job: { id: exampleJob.id, slug, title, ...company, city, workplace, remote, salary, salaryText, closesAt, isClosed },
  savedAt: '2026-03-09T10:00:00.000Z',
  note: 'Perguntar pelo horário na entrevista.',
  noteVersion: 2,
};

const listSavedJobsExample: ExampleOf<typeof listSavedJobs> = { answer: [saved] };
const saveJobExample: ExampleOf<typeof saveJob> = { body: { jobId: exampleJob.id }, answer: saved };
const removeSavedJobExample: ExampleOf<typeof removeSavedJob> = {
  variables: { id: 'd27c4a90-83b1-4f5e-a6d2-19f0e8c35b7a' },
  answer: [saved],
};
const restoreSavedJobExample: ExampleOf<typeof restoreSavedJob> = {
  variables: { id: saved.id },
  body: { jobId: saved.jobId, savedAt: saved.savedAt, note: saved.note },
  answer: saved,
};
const writeSavedJobNoteExample: ExampleOf<typeof writeSavedJobNote> = {
  variables: { id: saved.id },
  body: { note: 'Perguntar pelo horário na entrevista.', noteVersion: 1 },
  answer: saved,
};

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

  @Route(restoreSavedJob, restoreSavedJobExample)
  @DocumentsErrors({ 404: ['job_not_found', 'saved_job_not_found'] })
  @Header('cache-control', 'private, no-store')
  restore(
    @Param('id') id: string,
    @ValidatedBody(restoreSavedJobSchema) entry: RestoredEntry,
    @CurrentUser() user: UserEntity,
  ): Promise<SavedJob> {
    return this.savedJobs.restore(user, id, entry);
  }

  @Route(writeSavedJobNote, writeSavedJobNoteExample)
  @DocumentsErrors({ 404: ['saved_job_not_found'], 409: ['note_changed'] })
  @Header('cache-control', 'private, no-store')
  writeNote(
    @Param('id') id: string,
    @ValidatedBody(savedJobNoteSchema) change: NoteChange,
    @CurrentUser() user: UserEntity,
  ): Promise<SavedJob> {
    return this.savedJobs.writeNote(user, id, change);
  }
}
