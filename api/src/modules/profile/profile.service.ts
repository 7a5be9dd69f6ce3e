import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { ProfileChanges, User, UserProfile } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { FilesConfig } from '../../config/files.config.ts';
import { ForbiddenError, UnauthenticatedError } from '../auth/index.ts';
import { FilesService, incomingFolder, type StoredFile } from '../files/index.ts';
import { SubscriptionService } from '../newsletter/index.ts';
import { StoredResumesService } from '../resumes/index.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import { PictureShaper } from './picture-shaper.service.ts';
import { PictureChanges } from './pictures.erasure.ts';
import { EmailReadOnlyError, PictureNotFoundError } from './profile.errors.ts';

export const pictureFile = { name: 'picture.webp', contentType: 'image/webp' };

/** Profile pictures. Each is a file that its user's row references. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly users: UsersRepository,
    private readonly files: FilesService,
    private readonly pictures: PictureChanges,
    private readonly shaper: PictureShaper,
    private readonly folders: FilesConfig,
    private readonly accounts: AccountsConfig,
  ) {}

  /**
   * A crash before the commit leaves an unattached file, which is cleaned up.
   * @param client Address of the uploading client.
   * @throws PictureUnreadableError, PicturesBusyError
   */
  async replace({ id }: Pick<UserEntity, 'id'>, picture: Buffer, client: string): Promise<User> {
    const file = await this.store(await this.shaper.shape(picture, client));
    try {
      return await this.change(id, file.id);
    } catch (error) {
      await this.files.discard(file.id);
      throw error;
    }
  }

  remove({ id }: Pick<UserEntity, 'id'>): Promise<User> {
    return this.change(id, null);
  }

  /** @throws PictureNotFoundError */
  async open({ pictureId }: Pick<UserEntity, 'pictureId'>): Promise<StreamableFile> {
    if (pictureId === null) throw new PictureNotFoundError();
    return new StreamableFile(await this.files.read(pictureId), { type: pictureFile.contentType });
  }

  /** The former picture is detached in the same transaction; concurrent changes are serialized. */
  private change(id: number, pictureId: string | null): Promise<User> {
    return this.users.inTransaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (user === null) throw new UnauthenticatedError();
      return toUserResponse(await this.pictures.change(user, pictureId, manager), this.accounts);
    });
  }

  private async store(bytes: Buffer): Promise<StoredFile> {
    const folder = incomingFolder(this.folders);
    const path = join(folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const sha256 = createHash('sha256').update(bytes).digest();
      return await this.files.store({ ...pictureFile, path, size: bytes.length, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** A URL with the current picture's id is immutable; any other is revalidated. */
export function cachingOf({ pictureId }: Pick<UserEntity, 'pictureId'>, version: unknown): string {
  return version === pictureId ? 'private, max-age=31536000, immutable' : 'private, no-store';
}

/** Users change only their own profile; this includes admins. */
const mayChange = (user: Pick<User, 'id'>, id: number) => user.id === id;

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountsConfig,
    private readonly resumes: StoredResumesService,
    private readonly subscriptions: SubscriptionService,
  ) {}

  async get(user: UserEntity): Promise<UserProfile> {
    const [resumes, interestedCategories] = await Promise.all([
      this.resumes.list(user),
      this.subscriptions.interestedCategories(user),
    ]);
    const resumeUrl = resumes.find(({ isDefault }) => isDefault)?.fileUrl ?? null;
    return { ...toUserResponse(user, this.accounts), resumeUrl, interestedCategories };
  }

  /**
   * Absent fields are unchanged; null or blank clears a field. The language also applies to the job alerts.
   * @throws ForbiddenError, EmailReadOnlyError, UnauthenticatedError if the account was erased
   */
  async update(user: Pick<UserEntity, 'id'>, id: number, { email, ...changes }: ProfileChanges): Promise<UserProfile> {
    if (!mayChange(user, id)) throw new ForbiddenError();
    const given = Object.entries(changes).map(([field, value]) => [field, value || null] as const);
    const changed = await this.users.inTransaction(async (manager) => {
      const known = await this.users.lock(id, manager);
      if (known === null) throw new UnauthenticatedError();
      if (email !== undefined && email !== known.email) throw new EmailReadOnlyError();
      if (changes.language !== undefined) await this.subscriptions.setLanguage(id, changes.language, manager);
      return this.users.update(id, Object.fromEntries(given), manager);
    });
    return this.get(changed);
  }
}
