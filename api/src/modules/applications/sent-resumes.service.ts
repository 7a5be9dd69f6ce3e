import { Injectable, type StreamableFile } from '@nestjs/common';
import { limits } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { toAttachment } from '../../http/index.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { FilesService, type StoredFile } from '../files/index.ts';
import {
  ResumeInspector,
  ResumeMissingError,
  ResumeNotFoundError,
  StoredResumesService,
  toResumeName,
  type NewStoredResume,
  type UploadedResume,
} from '../resumes/index.ts';
import type { UserEntity } from '../users/index.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { isFileReadable } from './applications.policy.ts';

/** The resume of an application: an upload, or the id of a stored resume. */
export interface ResumeInput {
  resume: UploadedResume | null;
  fields: { resumeId?: string | undefined; saveResume?: string | undefined; resumeName?: string | undefined };
  user: UserEntity | null;
}

/** Files without references until `attach`: the application's own, and the account's if the resume is to be stored. */
export interface SentResume {
  file: StoredFile;
  pages: number;
  toStore: NewStoredResume | null;
}

/** Provides the resume of an application and optionally stores it in the account. Each owner gets its own file. */
@Injectable()
export class SentResumes {
  constructor(
    private readonly files: FilesService,
    private readonly inspector: ResumeInspector,
    private readonly stored: StoredResumesService,
  ) {}

  /**
   * Failures leave files that are cleaned up.
   * @throws UnauthenticatedError, ResumeMissingError, ResumeNotFoundError, ResumeLimitError, and errors of the
   * inspector
   */
  async prepare({ resume, fields, user }: ResumeInput): Promise<SentResume> {
    if (resume === null) return this.copyStored(fields.resumeId, user);
    return fields.saveResume === 'true'
      ? this.storeUploadAndSave(resume, fields.resumeName, user)
      : this.storeUpload(resume);
  }

  /** Runs in the transaction of the application. @throws ResumeLimitError */
  async attach({ file, toStore }: SentResume, user: UserEntity | null, manager: EntityManager): Promise<void> {
    await this.files.attach(file.id, manager);
    if (toStore !== null && user !== null) await this.stored.store(user, toStore, limits.savedResumes, manager);
  }

  /** The PDF of an application. @throws ResumeNotFoundError if the application was withdrawn or refused */
  async open(application: ApplicationEntity): Promise<StreamableFile> {
    if (!isFileReadable(application)) throw new ResumeNotFoundError();
    const bytes = await this.files.read(application.fileId);
    const { fileName: name, fileSize: size } = application;
    return toAttachment(bytes, { name, contentType: 'application/pdf', size });
  }

  /** Discards the files of an application that was not stored. */
  async discard({ file, toStore }: SentResume): Promise<void> {
    await this.files.discard(file.id);
    if (toStore !== null) await this.files.discard(toStore.file.id);
  }

  /** Copies the file, so that changes of the stored resume do not affect the application. */
  private async copyStored(id: string | undefined, user: UserEntity | null): Promise<SentResume> {
    if (!id) throw new ResumeMissingError();
    if (user === null) throw new UnauthenticatedError();
    const { fileId, pages } = await this.stored.require(user, id);
    return { file: await this.files.copy(fileId), pages, toStore: null };
  }

  private async storeUpload(resume: UploadedResume): Promise<SentResume> {
    const { pages } = await this.inspector.inspect(resume);
    return { file: await this.store(resume), pages, toStore: null };
  }

  private async storeUploadAndSave(
    resume: UploadedResume,
    name: string | undefined,
    user: UserEntity | null,
  ): Promise<SentResume> {
    if (user === null) throw new UnauthenticatedError();
    await this.stored.requireFreeSlot(user, limits.savedResumes);
    const sent = await this.storeUpload(resume);
    const toStore = { name: toResumeName(name, resume.name), file: await this.store(resume), pages: sent.pages };
    return { ...sent, toStore };
  }

  private store(resume: UploadedResume): Promise<StoredFile> {
    return this.files.store({ ...resume, contentType: 'application/pdf' });
  }
}
