import { Injectable } from '@nestjs/common';
import { maxWrongAnswers, wrongAnswersWindowMs } from './attempts.repository.ts';

/** Of names that are remembered; the oldest make room. */
const maxNames = 10_000;

interface Count {
  since: number;
  wrong: number;
}

/**
 * Names and addresses without an account are refused as often as those with one, so that the eleventh answer tells nothing.
 * Kept in this process alone, and forgotten with it: nothing is stored of who is not here.
 */
@Injectable()
export class UnknownLogins {
  private readonly counts = new Map<string, Count>();

  /** As `AttemptsRepository.count`. */
  count(login: string, now = Date.now()): number {
    const name = login.toLowerCase();
    const count = this.running(name, now);
    const left = count.since + wrongAnswersWindowMs - now;
    if (count.wrong >= maxWrongAnswers) return Math.ceil(left / 1000);
    count.wrong += 1;
    return 0;
  }

  private running(name: string, now: number): Count {
    const known = this.counts.get(name);
    if (known !== undefined && known.since + wrongAnswersWindowMs > now) return known;
    this.counts.delete(name);
    if (this.counts.size >= maxNames) this.counts.delete(this.counts.keys().next().value!);
    const begun = { since: now, wrong: 0 };
    this.counts.set(name, begun);
    return begun;
  }
}
