import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReplays, ErasuresRepository, type Erasure } from '../erasures/index.ts';
import { FilesService } from '../files/index.ts';
import { AccountEvents, UsersRepository, type UserEntity } from '../users/index.ts';

/** Replaces and removes pictures, and repeats a removal after a restore. */
@Injectable()
export class PictureChanges implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly files: FilesService,
    private readonly erasures: ErasuresRepository,
    private readonly replays: ErasureReplays,
  ) {}

  onModuleInit(): void {
    this.replays.register('picture', (erasure) => this.repeat(erasure));
  }

  /**
   * Runs in the transaction that has locked the user's row.
   * @param pictureId New picture; null removes it.
   */
  async change(user: UserEntity, pictureId: string | null, manager: EntityManager): Promise<UserEntity> {
    if (user.pictureId !== null) await this.erasures.add('picture', user.id, manager);
    return this.changeRow(user, pictureId, manager);
  }

  /**
   * False: there is no picture, or it was stored after the erasure. The erasure is not recorded again: its time would be
   * later than that of pictures that were never removed.
   */
  private repeat({ subject, erasedAt }: Erasure): Promise<boolean> {
    return this.users.inTransaction(async (manager) => {
      const user = await this.users.lock(Number(subject), manager);
      if (user === null || user.pictureId === null) return false;
      // A replacement is attached at the time of the former picture's erasure, because both are in one transaction.
      const isErased = await this.files.isAttachedBefore(user.pictureId, new Date(erasedAt), manager);
      if (!isErased) return false;
      await this.changeRow(user, null, manager);
      return true;
    });
  }

  private async changeRow(user: UserEntity, pictureId: string | null, manager: EntityManager): Promise<UserEntity> {
    if (user.pictureId !== null) await this.files.detach(user.pictureId, manager);
    if (pictureId !== null) await this.files.attach(pictureId, manager);
    return this.users.update(user.id, { pictureId }, manager);
  }
}

/** Detaches the picture of an erased account. */
@Injectable()
export class PicturesErasure implements OnModuleInit {
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
