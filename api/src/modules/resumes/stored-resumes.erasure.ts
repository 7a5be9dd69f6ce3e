import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReplays, ErasuresRepository, type Erasure } from '../erasures/index.ts';
import { FilesService } from '../files/index.ts';
import { AccountEvents, UsersRepository } from '../users/index.ts';
import { StoredResumesRepository, type UserResumeEntity } from './stored-resumes.repository.ts';

/** Removes individual resumes, and repeats removals after a restore. */
@Injectable()
export class ResumeRemoval implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly resumes: StoredResumesRepository,
    private readonly files: FilesService,
    private readonly erasures: ErasuresRepository,
    private readonly replays: ErasureReplays,
  ) {}

  onModuleInit(): void {
    this.replays.register('resume', (erasure) => this.repeat(erasure));
  }

  /**
   * Runs in the transaction that has locked the user's row. If the default is removed, the newest remaining resume
   * becomes the default.
   */
  async remove(resume: UserResumeEntity, manager: EntityManager): Promise<void> {
    await this.removeRow(resume, manager);
    await this.erasures.add('resume', resume.id, manager);
  }

  /** False: there is no such resume. */
  private repeat({ subject: id }: Erasure): Promise<boolean> {
    return this.users.inTransaction(async (manager) => {
      const userId = await this.resumes.ownerOf(id, manager);
      if (userId === null) return false;
      await this.users.lock(userId, manager);
      const resume = await this.resumes.find(userId, id, manager);
      if (resume === null) return false;
      await this.removeRow(resume, manager);
      return true;
    });
  }

  private async removeRow({ id, userId, fileId, isDefault }: UserResumeEntity, manager: EntityManager): Promise<void> {
    await this.resumes.delete(id, manager);
    await this.files.detach(fileId, manager);
    const next = isDefault ? nextDefault(await this.resumes.list(userId, manager)) : null;
    if (next !== null) await this.resumes.makeDefault(userId, next.id, manager);
  }
}

/** The resume that becomes the default after the default was deleted. */
function nextDefault(rest: readonly UserResumeEntity[]): UserResumeEntity | null {
  return rest.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}

/** Detaches the files of an erased account's resumes; the rows are deleted by cascade. */
@Injectable()
export class StoredResumesErasure implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly resumes: StoredResumesRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ id: userId }, manager) => {
      // The lock waits for a concurrent upload.
      await this.users.lock(userId, manager);
      for (const { id, fileId } of await this.resumes.list(userId, manager)) {
        await this.resumes.delete(id, manager);
        await this.files.detach(fileId, manager);
      }
    });
  }
}
