import { Injectable } from '@nestjs/common';
import type { Role } from 'shared-contracts';
import { AuditEventsRepository } from '../audit/index.ts';
import { hasSecondFactor, isActive, UserNotFoundError, UsersRepository, type UserEntity } from '../users/index.ts';

export interface Admin {
  id: number;
  username: string;
  email: string;
  hasSecondFactor: boolean;
}

/** Request id of audit events for changes by an operator. */
const requestId = 'operator';

/** Grants and revokes the role admin, for operators (`npm run admins`). No endpoint changes a role. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly audit: AuditEventsRepository,
  ) {}

  /** Ordered by id. */
  async list(): Promise<Admin[]> {
    return (await this.users.findAdmins()).map(toAdmin);
  }

  /**
   * Makes a user an admin, from the next request on. Admin routes require a second factor.
   *
   * @param login User name or e-mail address.
   * @throws UserNotFoundError also if the address is not verified or a deletion is pending
   */
  grant(login: string): Promise<Admin> {
    return this.change(login, 'admin', 'grantAdmin');
  }

  /** Removes the role, from the next request on. @throws UserNotFoundError */
  revoke(login: string): Promise<Admin> {
    return this.change(login, 'user', 'revokeAdmin');
  }

  private async change(login: string, role: Role, what: string): Promise<Admin> {
    const user = await this.users.findByLogin(login);
    if (user === null) throw new UserNotFoundError();
    if (role === 'admin' && !isActive(user, { requiresVerification: true })) throw new UserNotFoundError();
    if (user.role === role) return toAdmin(user);
    const changed = await this.users.update(user.id, { role });
    await this.audit.insert({ actorId: user.id, what, target: null, subjectId: user.id, statusCode: null, requestId });
    return toAdmin(changed);
  }
}

const toAdmin = (user: UserEntity): Admin => ({
  id: user.id,
  username: user.username,
  email: user.email,
  hasSecondFactor: hasSecondFactor(user),
});
