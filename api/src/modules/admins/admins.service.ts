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

/** By which audit events know that an operator made the change. */
const requestId = 'operator';

/** Who is an admin. An operator decides it (`npm run admins`): no call of the API changes a role. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly audit: AuditEventsRepository,
  ) {}

  /** By number. */
  async list(): Promise<Admin[]> {
    return (await this.users.findAdmins()).map(toAdmin);
  }

  /**
   * Makes an account's owner an admin. Their next request has the role; admin pages ask for a second factor first.
   *
   * @param login User name or e-mail address.
   * @throws UserNotFoundError also where the address is not confirmed, or the account is about to be deleted
   */
  grant(login: string): Promise<Admin> {
    return this.change(login, 'admin', 'grantAdmin');
  }

  /** Takes the role away; their next request is without it. @throws UserNotFoundError */
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
