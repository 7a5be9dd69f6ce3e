import { Controller, Header, Param, ParseUUIDPipe, type StreamableFile } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  addResume,
  deleteResume,
  getResumeFile,
  listResumes,
  setDefaultResume,
  type StoredResume,
} from 'shared-contracts';
import { resumeSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, type ExampleOf, exampleUser, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { ReceivesResume, Resume, type UploadedResume } from './resume-upload.interceptor.ts';
import { ResumeNotFoundError } from './resumes.errors.ts';
import { StoredResumesService } from './stored-resumes.service.ts';

const exampleResume: StoredResume = {
  id: '84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5',
  userId: exampleUser.id,
  name: 'Currículo de 2026',
  filename: 'ines-prata.pdf',
  fileUrl: '/api/account/resumes/84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5/file',
  fileSize: 184_320,
  pages: 2,
  isDefault: true,
  uploadedAt: '2026-03-01T08:20:00.000Z',
  createdAt: '2026-03-01T08:20:00.000Z',
  updatedAt: '2026-03-01T08:20:00.000Z',
};
const variables = { id: exampleResume.id };

const listResumesExample: ExampleOf<typeof listResumes> = { answer: [exampleResume] };
const addResumeExample: ExampleOf<typeof addResume> = { body: { name: exampleResume.name }, answer: exampleResume };
const setDefaultResumeExample: ExampleOf<typeof setDefaultResume> = { variables, answer: [exampleResume] };
const deleteResumeExample: ExampleOf<typeof deleteResume> = { variables, answer: [] };

/** An invalid id gets the response of an unknown resume. */
const ResumeId = () => Param('id', new ParseUUIDPipe({ exceptionFactory: () => new ResumeNotFoundError() }));

/** Uploads per client address. The limit allows for many users behind one address. */
const uploads = { default: { limit: 120, ttl: 600_000 } };

@Controller()
@Authenticated()
export class StoredResumesController {
  constructor(private readonly resumes: StoredResumesService) {}

  @Route(listResumes, listResumesExample)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<StoredResume[]> {
    return this.resumes.list(user);
  }

  @Route(addResume, addResumeExample)
  @DocumentsErrors({ 409: ['resume_limit'] })
  @Throttle(uploads)
  @ReceivesResume()
  @Header('cache-control', 'private, no-store')
  add(
    @CurrentUser() user: UserEntity,
    @Resume() resume: UploadedResume | null,
    @ValidatedBody(resumeSchema) { name }: { name?: string },
  ): Promise<StoredResume> {
    return this.resumes.upload(user, resume, name);
  }

  @Route(setDefaultResume, setDefaultResumeExample)
  @DocumentsErrors({ 404: ['resume_not_found'] })
  @Header('cache-control', 'private, no-store')
  setDefault(@CurrentUser() user: UserEntity, @ResumeId() id: string): Promise<StoredResume[]> {
    return this.resumes.setDefault(user, id);
  }

  @Route(deleteResume, deleteResumeExample)
  @DocumentsErrors({ 404: ['resume_not_found'] })
  @Header('cache-control', 'private, no-store')
  delete(@CurrentUser() user: UserEntity, @ResumeId() id: string): Promise<StoredResume[]> {
    return this.resumes.delete(user, id);
  }

  @Route(getResumeFile, { contentType: 'application/pdf', variables: { id: '84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5' } })
  @DocumentsErrors({ 404: ['resume_not_found', 'not_found'] })
  @Header('cache-control', 'private, no-store')
  file(@CurrentUser() user: UserEntity, @ResumeId() id: string): Promise<StreamableFile> {
    return this.resumes.open(user, id);
  }
}
