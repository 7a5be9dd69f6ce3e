import { randomUUID } from 'node:crypto';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { expandTemplate, firstCharacters, getResumeFile, limits, type StoredResume } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { toAttachment } from '../../http/index.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { FilesService, type StoredFile } from '../files/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { UploadedResume } from './resume-upload.interceptor.ts';
import { ResumeInspector } from './resume-inspector.service.ts';
import { ResumeLimitError, ResumeMissingError, ResumeNotFoundError } from './resumes.errors.ts';
import { ResumeRemoval } from './stored-resumes.erasure.ts';
import { StoredResumesRepository, type UserResumeEntity } from './stored-resumes.repository.ts';

export function toStoredResumeResponse(resume: UserResumeEntity): StoredResume {
  const createdAt = resume.createdAt.toISOString();
  return {
    id: resume.id,
    userId: resume.userId,
    name: resume.name,
    filename: resume.fileName,
    fileUrl: expandTemplate(getResumeFile.template, { id: resume.id }),
    fileSize: resume.fileSize,
    pages: resume.pages,
    isDefault: resume.isDefault,
    uploadedAt: createdAt,
    createdAt,
    updatedAt: resume.updatedAt.toISOString(),
  };
}

/** Name of a resume; the default is its file name without the extension (SPEC §5). */
export function toResumeName(given: string | undefined, fileName: string): string {
  return given || firstCharacters(fileName.replace(/\.pdf$/i, ''), limits.resumeNameCharacters).trimEnd();
}

/** The lowest free slot; null: all are used. */
function freeSlot(taken: readonly Pick<UserResumeEntity, 'slot'>[]): number | null {
  const slots = Array.from({ length: limits.savedResumes }, (_, index) => index + 1);
  return slots.find((slot) => taken.every((one) => one.slot !== slot)) ?? null;
}

type Owner = Pick<UserEntity, 'id'>;

/** A resume to store: an unattached file and its name. */
export interface NewStoredResume {
  name: string;
  file: StoredFile;
  pages: number;
}

/** Resumes stored in accounts. Every change locks the user's row, which serializes the changes of one user. */
@Injectable()
export class StoredResumesService {
  constructor(
    private readonly resumes: StoredResumesRepository,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
    private readonly inspector: ResumeInspector,
    private readonly removal: ResumeRemoval,
  ) {}

  async list({ id }: Owner): Promise<StoredResume[]> {
    return (await this.resumes.list(id)).map(toStoredResumeResponse);
  }

  /** @throws ResumeMissingError, ResumeLimitError, and errors of the inspector */
  async upload(user: Owner, resume: UploadedResume | null, name: string | undefined): Promise<StoredResume> {
    if (resume === null) throw new ResumeMissingError();
    await this.requireFreeSlot(user, limits.accountResumes);
    const { pages } = await this.inspector.inspect(resume);
    const file = await this.files.store({ ...resume, contentType: 'application/pdf' });
    const newResume = { name: toResumeName(name, file.name), file, pages };
    try {
      return await this.users.inTransaction((manager) => this.store(user, newResume, limits.accountResumes, manager));
    } catch (error) {
      await this.files.discard(file.id);
      throw error;
    }
  }

  /** Early check before a file is stored; the final check is within the transaction. @throws ResumeLimitError */
  async requireFreeSlot({ id }: Owner, limit: number): Promise<void> {
    if ((await this.resumes.count(id)) >= limit) throw new ResumeLimitError();
  }

  /** Stores a resume in the caller's transaction if there are fewer than `limit`. @throws ResumeLimitError */
  async store(
    user: Owner,
    { name, file, pages }: NewStoredResume,
    limit: number,
    manager: EntityManager,
  ): Promise<StoredResume> {
    await this.lock(user, manager);
    const others = await this.resumes.list(user.id, manager);
    const slot = freeSlot(others);
    if (slot === null || others.length >= limit) throw new ResumeLimitError();
    await this.files.attach(file.id, manager);
    const resume = await this.resumes.insert(
      {
        id: randomUUID(),
        userId: user.id,
        slot,
        name,
        fileId: file.id,
        fileName: file.name,
        fileSize: file.size,
        pages,
        isDefault: others.length === 0,
      },
      manager,
    );
    return toStoredResumeResponse(resume);
  }

  /** @throws ResumeNotFoundError */
  async setDefault(user: Owner, id: string): Promise<StoredResume[]> {
    return this.change(user, async (manager) => {
      await this.require(user, id, manager);
      await this.resumes.makeDefault(user.id, id, manager);
    });
  }

  /** @throws ResumeNotFoundError */
  async delete(user: Owner, id: string): Promise<StoredResume[]> {
    return this.change(user, async (manager) => {
      await this.removal.remove(await this.require(user, id, manager), manager);
    });
  }

  /** @throws ResumeNotFoundError */
  async open(user: Owner, id: string): Promise<StreamableFile> {
    const { fileId, fileName, fileSize } = await this.require(user, id);
    const bytes = await this.files.read(fileId);
    return toAttachment(bytes, { name: fileName, contentType: 'application/pdf', size: fileSize });
  }

  /** @throws ResumeNotFoundError also for another user's resume */
  async require(user: Owner, id: string, manager?: EntityManager): Promise<UserResumeEntity> {
    const resume = await this.resumes.find(user.id, id, manager);
    if (resume === null) throw new ResumeNotFoundError();
    return resume;
  }

  private change(user: Owner, work: (manager: EntityManager) => Promise<void>): Promise<StoredResume[]> {
    return this.users.inTransaction(async (manager) => {
      await this.lock(user, manager);
      await work(manager);
      return (await this.resumes.list(user.id, manager)).map(toStoredResumeResponse);
    });
  }

  /** @throws UnauthenticatedError if the account was erased concurrently */
  private async lock({ id }: Owner, manager: EntityManager): Promise<void> {
    if ((await this.users.lock(id, manager)) === null) throw new UnauthenticatedError();
  }
}
