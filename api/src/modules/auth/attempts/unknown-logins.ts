import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { maxWrongAnswers, wrongAnswersWindowMs } from './attempts.repository.ts';

const purpose = 'unknown-login';

/**
 * Names and addresses without an account are refused as often as those with one, so that the eleventh answer tells nothing,
 * whichever process gives it. What is kept for that quarter of an hour is no name: nobody reads it without our secret.
 */
@Injectable()
export class UnknownLogins {
  private readonly key: Buffer;

  constructor(
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
    { secret }: AccountsConfig,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** As `AttemptsRepository.count`. */
  async count(login: string): Promise<number> {
    const name = createHmac('sha256', this.key).update(login.toLowerCase()).digest('base64url');
    const window = [wrongAnswersWindowMs, maxWrongAnswers, 0] as const;
    const { timeToBlockExpire } = await this.counts.increment(`${purpose}:${name}`, ...window, purpose);
    return timeToBlockExpire;
  }
}
