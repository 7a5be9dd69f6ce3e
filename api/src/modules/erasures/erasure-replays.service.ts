import { Injectable, Logger } from '@nestjs/common';
import type { Erasure, ErasureKind } from './erasure-journal.port.ts';
import { ErasuresRepository } from './erasures.repository.ts';

/** Repeats an erasure with the domain's own code, in a separate transaction. False: there was nothing to erase. */
type Replay = (erasure: Erasure) => Promise<boolean>;

export interface ReplayCounts {
  /** Repeated: the backup had restored the data. */
  replayed: number;
  /** There was nothing to erase. */
  unchanged: number;
  /** Logged, and retried by the worker. */
  failed: number;
}

/** Repeats the erasures that a restore has read from the journal. Domains register in `onModuleInit`. */
@Injectable()
export class ErasureReplays {
  private readonly logger = new Logger(ErasureReplays.name);
  private readonly replays = new Map<ErasureKind, Replay>();

  constructor(private readonly erasures: ErasuresRepository) {}

  register(kind: ErasureKind, replay: Replay): void {
    this.replays.set(kind, replay);
  }

  /** Starts no other erasure once `signal` is aborted. */
  async run(signal: AbortSignal): Promise<ReplayCounts> {
    const counts: ReplayCounts = { replayed: 0, unchanged: 0, failed: 0 };
    for (const { id, ...erasure } of await this.erasures.findReplays()) {
      if (signal.aborted) break;
      const outcome = await this.replay(erasure);
      counts[outcome] += 1;
      if (outcome !== 'failed') await this.erasures.delete([id]);
    }
    return counts;
  }

  /** A failure does not affect other erasures. */
  private async replay(erasure: Erasure): Promise<keyof ReplayCounts> {
    try {
      const replay = this.replays.get(erasure.kind);
      if (replay === undefined) throw new Error(`No replay is registered for erasures of the kind ${erasure.kind}`);
      return (await replay(erasure)) ? 'replayed' : 'unchanged';
    } catch (error) {
      const trace = error instanceof Error ? error.stack : String(error);
      this.logger.error(`Repeating the erasure of ${erasure.kind} ${erasure.subject} failed`, trace);
      return 'failed';
    }
  }
}
