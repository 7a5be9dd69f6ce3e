import { Injectable } from '@nestjs/common';
import type { ProfileChanges, User, UserProfile } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ForbiddenError, UnauthenticatedError } from '../auth/index.ts';
import { SubscriptionService } from '../newsletter/index.ts';
import { StoredResumesService } from '../resumes/index.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import { EmailReadOnlyError } from './profile.errors.ts';

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
