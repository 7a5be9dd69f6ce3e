import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../queue/interval.task.ts';
import type { ClientFailure, Counted } from './client-measurement.policy.ts';
import { ClientMeasurementsRepository, type ErrorCount, type MinuteCount } from './client-measurements.repository.ts';

const flushSeconds = 5;
const minuteMs = 60_000;

/** Distinct counts and distinct errors between two writes. Further ones are lost. */
export const maxCounts = 20_000;
export const maxErrors = 500;

/**
 * Sums up counts in memory and writes them every few seconds in one statement. A process that is killed loses the counts
 * since its last write, and so does a write that fails.
 */
@Injectable()
export class MeasurementBuffer extends IntervalService {
  private counts = new Map<string, MinuteCount>();
  private errors = new Map<string, ErrorCount>();

  constructor(private readonly repository: ClientMeasurementsRepository) {
    super(flushSeconds);
  }

  add({ measurements, failures }: Counted, now = new Date()): void {
    const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
    for (const { value: _, ...measurement } of measurements) this.addCount({ ...measurement, minute });
    for (const failure of failures) this.addError(failure, now);
  }

  async flush(): Promise<void> {
    const [counts, errors] = [[...this.counts.values()], [...this.errors.values()]];
    this.counts = new Map();
    this.errors = new Map();
    await this.repository.add(counts, errors);
  }

  protected runOnce(): Promise<void> {
    return this.attempt('Reports of browsers were lost', () => this.flush(), undefined);
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.runOnce();
  }

  private addCount(given: MinuteCount): void {
    const { minute, remote, version, group, metric, detail } = given;
    const key = [minute.getTime(), remote, version, group, metric, detail].join(' ');
    const known = this.counts.get(key);
    if (known !== undefined) known.count += given.count;
    else if (this.counts.size < maxCounts) this.counts.set(key, given);
  }

  private addError(failure: ClientFailure, now: Date): void {
    const { remote, version, kind, code, message } = failure;
    const key = [remote, version, kind, code, message].join(' ');
    const known = this.errors.get(key);
    if (known !== undefined) {
      known.count += 1;
      known.lastSeenAt = now;
    } else if (this.errors.size < maxErrors) this.errors.set(key, { ...failure, count: 1, lastSeenAt: now });
  }
}
