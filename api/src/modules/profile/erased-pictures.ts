import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { AccountEvents, UsersRepository } from '../users/index.ts';

/** The picture of an account that goes is nobody's. */
@Injectable()
export class ErasedPictures implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ id }, manager) => {
      // The lock waits for an upload that is under way.
      const { pictureId = null } = (await this.users.lock(id, manager)) ?? {};
      if (pictureId !== null) await this.files.detach(pictureId, manager);
    });
  }
}
