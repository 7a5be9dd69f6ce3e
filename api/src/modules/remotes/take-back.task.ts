import { Injectable } from '@nestjs/common';
import type { Deployments } from 'registry';
import type { CanaryEvidence, CanaryMetric } from 'shared-contracts';
import { DirectPool } from '../../database/pools.provider.ts';
import { withSessionLock } from '../../database/session-lock.repository.ts';
import { IntervalService } from '../../queue/interval.task.ts';
import { CanaryJudge } from '../canaries/index.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { toRunningCanary } from './managed-remotes.response.ts';
import { RemotesMetrics } from './remotes.metrics.ts';

/** Key of the lock that allows one process at a time. */
const lockKey = 7208;

/** With the write of reports (5 s) and the read of the registry by the sites (1 s), within 30 s of the evidence. */
const seconds = 5;

const words: Readonly<Record<CanaryMetric, (evidence: CanaryEvidence) => string>> = {
  errorRate: ({ errorRate }) => `${percent(errorRate?.value ?? 0)} points more views with errors`,
  lcpP75: ({ lcpP75 }) => `largest paint (p75) ${Math.round(lcpP75?.value ?? 0)} ms later`,
  views: ({ views }) => `${Math.round(views.canary)} views reported, its control group ${Math.round(views.control)}`,
};

const percent = (share: number) => (share * 100).toFixed(1);

/** Why a canary was taken back, for the audit log. */
const toReason = (evidence: CanaryEvidence) =>
  `The canary failed: ${evidence.reasons.map((reason) => words[reason](evidence)).join('; ')}`;

/**
 * Takes failed canaries back. Nothing is stored between runs: each run reads the registry and all counts again. After a crash
 * before `takeBack` the next run decides again; within it, the log may contain a line that the next change marks as not applied;
 * after it the canary is not in the registry any more. A canary that an admin has ended or replaced since is left alone.
 */
@Injectable()
export class TakeBackTask extends IntervalService {
  constructor(
    private readonly folder: RegistryFolder,
    private readonly judge: CanaryJudge,
    private readonly metrics: RemotesMetrics,
    private readonly pool: DirectPool,
  ) {
    super(seconds);
  }

  /** Returns the ids of the remotes. */
  async run(): Promise<readonly string[]> {
    const { deployments } = this.folder;
    if (deployments === null) return [];
    const taken = await withSessionLock(this.pool, [lockKey], () => this.takeBackAll(deployments));
    return taken === 'busy' ? [] : taken;
  }

  protected runOnce(): Promise<readonly string[]> {
    return this.attempt('Canaries could not be judged', () => this.run(), []);
  }

  private async takeBackAll(deployments: Deployments): Promise<readonly string[]> {
    const taken: string[] = [];
    for (const entry of deployments.store.read().remotes) {
      const running = toRunningCanary(entry);
      // A failure does not affect other remotes; the next run retries it.
      const failure = `${entry.id} could not be judged`;
      const evidence = running && (await this.attempt(failure, () => this.judge.failureOf(running), null));
      if (entry.canary === null || evidence === null) continue;
      const author = { by: 'platform', why: toReason(evidence) };
      const takeBack = () => deployments.flips.takeBack(entry.id, entry.canary!, evidence, author);
      if (!(await this.attempt(`${entry.id} could not be taken back`, takeBack, false))) continue;
      this.metrics.count('abort', 'platform');
      this.logger.warn({ msg: 'canary taken back', remote: entry.id, version: running?.canary, why: author.why });
      taken.push(entry.id);
    }
    return taken;
  }
}
