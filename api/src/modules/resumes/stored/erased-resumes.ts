import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../../files/index.ts';
import { AccountEvents, UsersRepository } from '../../users/index.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';

/** Detaches the files of an erased account's resumes; the rows are deleted by cascade. */
@Injectable()
export class ErasedResumes implements OnModuleInit {
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
