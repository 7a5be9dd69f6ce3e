import { Injectable } from '@nestjs/common';
import type { CanaryEvidence, CanaryVerdict } from 'shared-contracts';
import { ClientMeasurementsRepository } from '../client-events/index.ts';
import { canaryState, judgeCanary, type CanaryCounts } from './judging/canary-verdict.policy.ts';

/** A canary beside a stable version. */
export interface RunningCanary {
  remote: string;
  stable: string;
  canary: string;
  since: Date;
}

/** Judges canaries by all reports of browsers since their start. */
@Injectable()
export class CanaryJudge {
  constructor(private readonly measurements: ClientMeasurementsRepository) {}

  async judge(running: RunningCanary): Promise<CanaryVerdict> {
    return judgeCanary(await this.countsOf(running));
  }

  /** Null unless the canary failed. Much cheaper than `judge` for the others. */
  async failureOf(running: RunningCanary): Promise<CanaryEvidence | null> {
    const at = new Date().toISOString();
    const counts = await this.countsOf(running);
    return canaryState(counts).state === 'failed' ? { at, ...judgeCanary(counts) } : null;
  }

  private async countsOf({ remote, stable, canary, since }: RunningCanary): Promise<CanaryCounts> {
    const [ofCanary, ofControl] = await Promise.all([
      this.measurements.countsSince({ remote, version: canary, group: 'canary' }, since),
      this.measurements.countsSince({ remote, version: stable, group: 'control' }, since),
    ]);
    return { canary: ofCanary, control: ofControl };
  }
}
