import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { AccountEvents, UsersRepository } from '../users/index.ts';

/** Detaches the picture of an erased account. */
@Injectable()
export class ErasedPictures implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ id }, manager) => {
      // The lock waits for a concurrent upload.
      const { pictureId = null } = (await this.users.lock(id, manager)) ?? {};
      if (pictureId !== null) await this.files.detach(pictureId, manager);
    });
  }
}
