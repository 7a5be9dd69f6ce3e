import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordWrongError, TooManyAttemptsError, UnauthenticatedError } from '../auth.errors.ts';
import { Passwords } from '../passwords.service.ts';
import { AttemptsRepository } from './attempts.repository.ts';

/** Password confirmation of a signed-in user. Wrong passwords count as at sign-in. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly passwords: Passwords,
  ) {}

  /**
   * @param alsoRequire A further check; an error thrown by it counts as a wrong password.
   * @throws PasswordWrongError (403), TooManyAttemptsError (429)
   */
  async requirePassword(
    { id, passwordHash }: UserEntity,
    password: string,
    alsoRequire: () => Promise<void> = async () => {},
  ): Promise<void> {
    const secondsLeft = await this.attempts.count(id);
    if (secondsLeft > 0) throw new TooManyAttemptsError(secondsLeft);
    if (!(await this.passwords.verify(passwordHash, password))) throw new PasswordWrongError();
    await alsoRequire();
    await this.attempts.clear(id);
  }

  /**
   * Locks the account's row for the confirmed action. @throws PasswordWrongError if the password was changed
   * concurrently
   */
  async lock({ id, passwordHash }: UserEntity, manager: EntityManager): Promise<UserEntity> {
    const current = await this.users.lock(id, manager);
    if (current === null) throw new UnauthenticatedError();
    if (current.passwordHash !== passwordHash) throw new PasswordWrongError();
    return current;
  }
}
