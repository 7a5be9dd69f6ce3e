import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../../users/index.ts';
import { PasswordWrongError, TooManyAttemptsError } from '../auth.errors.ts';
import { Passwords } from '../passwords.ts';
import { AttemptsRepository } from './attempts.repository.ts';

/** Asks somebody who is signed in for the password once more. Wrong ones count as they do at the door. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly passwords: Passwords,
  ) {}

  /** @throws PasswordWrongError (403), TooManyAttemptsError (429) */
  async requirePassword({ id, passwordHash }: UserEntity, password: string): Promise<void> {
    const secondsLeft = await this.attempts.count(id);
    if (secondsLeft > 0) throw new TooManyAttemptsError(secondsLeft);
    if (!(await this.passwords.verify(passwordHash, password))) throw new PasswordWrongError();
    await this.attempts.clear(id);
  }
}
