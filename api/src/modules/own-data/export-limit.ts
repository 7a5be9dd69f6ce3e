import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { TooManyExportsError } from './own-data.errors.ts';

const perHour = 5;
const hourMs = 3_600_000;

/** Limits exports, which read every file of a user. Counted per user, because reads are not limited by address. */
@Injectable()
export class ExportLimit {
  constructor(@Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage) {}

  /** @throws TooManyExportsError */
  async count(userId: number): Promise<void> {
    const name = 'export';
    const { isBlocked, timeToBlockExpire } = await this.counts.increment(
      `${name}:${userId}`,
      hourMs,
      perHour,
      hourMs,
      name,
    );
    if (isBlocked) throw new TooManyExportsError(timeToBlockExpire);
  }
}
