import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval.task.ts';
import type { ServerState } from './database-server.client.ts';
import { Replicas, type Replica } from './replicas.service.ts';

/** Seconds between two checks of a server. */
const checkSeconds = 0.5;

/** A replica that lags more is not used: changes must be visible within about a second. Milliseconds. */
const lagLimitMs = 1_000;

/** The primary's positions are kept for this long; a longer lag is not measured. Milliseconds. */
const historyMs = 60_000;

/** Replicas are not expected to follow a primary that has not responded for this long. Milliseconds. */
const outageMs = 2_000;

/**
 * A commit can be visible on a replica before it is on the primary, which waits for its synchronous standby. Versions that the
 * primary does not have after this time were lost in a failover. Milliseconds.
 */
const lossMs = 5_000;

/** A position of the primary, and when it was known to be reached. */
interface Sample {
  lsn: bigint;
  at: number;
}

/** The primary's positions over time, against which the lag of replicas is measured. */
export class PrimaryHistory {
  private samples: Sample[] = [];
  private seenAt = -Infinity;

  /** A lower position than before belongs to another primary. */
  add(lsn: bigint, at: number): void {
    const last = this.samples.at(-1);
    this.seenAt = at;
    if (last?.lsn === lsn) return;
    const isOther = last !== undefined && lsn < last.lsn;
    const first = this.samples.findLastIndex((sample) => at - sample.at >= historyMs);
    this.samples = [...(isOther ? [] : this.samples.slice(Math.max(0, first))), { lsn, at }];
  }

  /** Of a server that has replayed `lsn`: for how long, and by how many bytes, the primary has been ahead. */
  lagOf(lsn: bigint, now: number): { seconds: number; bytes: number } {
    const missing = this.samples.find((sample) => sample.lsn > lsn);
    if (missing === undefined) return { seconds: 0, bytes: 0 };
    return { seconds: (now - missing.at) / 1000, bytes: Number(this.samples.at(-1)!.lsn - lsn) };
  }

  /** What a replica within the limit has replayed; 0 while the primary does not respond. */
  neededAt(now: number): bigint {
    if (now - this.seenAt > outageMs) return 0n;
    // Within the limit after the start, the first known position.
    return (this.samples.findLast(({ at }) => now - at > lagLimitMs) ?? this.samples[0])?.lsn ?? 0n;
  }
}

/** Checks primary and replicas while replicas are configured. */
@Injectable()
export class ReplicaWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReplicaWatch.name);
  private readonly history = new PrimaryHistory();
  private behindSince: number | null = null;
  private readonly tasks: readonly IntervalTask[];

  constructor(private readonly replicas: Replicas) {
    const checks = replicas.servers.map((replica) => () => this.checkReplica(replica));
    if (replicas.isConfigured) checks.push(() => this.checkPrimary());
    this.tasks = checks.map((check) => new IntervalTask(checkSeconds, check));
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  private async checkPrimary(): Promise<void> {
    const began = performance.now();
    try {
      const state = await this.replicas.primary!.probe(({ isStandby }) => !isStandby);
      if (!state.isStandby) this.notePrimary(state, began);
    } catch {
      // Reported by health, and by the requests that need the primary.
    }
    this.replicas.requireLsn(this.history.neededAt(performance.now()));
  }

  private notePrimary({ version, lsn }: ServerState, at: number): void {
    this.history.add(lsn, at);
    this.replicas.noteReached(lsn);
    if (this.replicas.isNewest(version)) {
      this.behindSince = null;
      this.replicas.requireVersion(version);
      return;
    }
    this.behindSince ??= at;
    if (at - this.behindSince < lossMs) return;
    this.logger.error('The primary has an older catalogue than the one before: a failover has lost changes');
    this.behindSince = null;
    this.replicas.acceptLoss(version);
  }

  private async checkReplica(replica: Replica): Promise<void> {
    try {
      const now = performance.now();
      const isWithinLimit = ({ lsn }: ServerState) => lsn >= this.history.neededAt(now);
      const state = await replica.probe((one) => one.isStandby && isWithinLimit(one));
      replica.lag = this.history.lagOf(state.lsn, now);
      if (!state.isStandby) replica.set('promoted');
      else replica.set(isWithinLimit(state) ? null : 'lagging');
    } catch {
      replica.set('unreachable');
      replica.interrupt();
    }
  }
}
