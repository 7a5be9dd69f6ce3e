import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordWrongError, TooManyAttemptsError, UnauthenticatedError } from '../auth.errors.ts';
import { Passwords } from '../passwords.ts';
import { AttemptsRepository } from './attempts.repository.ts';

/** Asks somebody who is signed in for the password once more. Wrong ones count as they do at the door. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly passwords: Passwords,
  ) {}

  /**
   * `alsoRequire`: what else somebody has to know. Where it throws, that counts as a wrong password does.
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
   * Holds the row of an account for what its password was asked for.
   * @throws PasswordWrongError where the password is another by now: who came with the former one is out.
   */
  async hold({ id, passwordHash }: UserEntity, manager: EntityManager): Promise<UserEntity> {
    const current = await this.users.lock(id, manager);
    if (current === null) throw new UnauthenticatedError();
    if (current.passwordHash !== passwordHash) throw new PasswordWrongError();
    return current;
  }
}
