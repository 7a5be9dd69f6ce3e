import { Injectable } from '@nestjs/common';
import type { CampaignReport, DeliveryFailure } from 'shared-contracts';
import { CampaignFigures } from '../campaigns.port.ts';
import { classifyFailure } from '../delivery-failure.policy.ts';
import { CampaignOutcomes, type FailureReason, type Outcome } from './campaign-outcomes.repository.ts';
import { CampaignsService } from './campaigns.service.ts';

/** Reports on campaigns. */
@Injectable()
export class CampaignReportService {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly outcomes: CampaignOutcomes,
    private readonly figures: CampaignFigures,
  ) {}

  /** @throws CampaignNotFoundError */
  async get(given: string): Promise<CampaignReport> {
    const campaign = await this.campaigns.get(given);
    const { id } = campaign;
    const [{ firstSentAt, ...counts }, machines, minutes, topJobs, reasons] = await Promise.all([
      this.outcomes.of(id),
      this.machinesOf(id),
      this.outcomes.sentByMinute(id),
      this.topJobs(id),
      this.outcomes.failureReasons(id),
    ]);
    return {
      ...campaign,
      ...counts,
      ...machines,
      sentByMinute: minutes.map(({ at, count }) => ({ at: at.toISOString(), count })),
      activityByHour: await this.activity(id, firstSentAt),
      topJobs,
      failures: toFailures(reasons),
    };
  }

  private async machinesOf(id: number): Promise<Pick<CampaignReport, 'machineOpenCount' | 'machineClickCount'>> {
    const figures = (await this.figures.of([id])).get(id);
    return { machineOpenCount: figures?.machineOpens ?? 0, machineClickCount: figures?.machineClicks ?? 0 };
  }

  private async topJobs(id: number): Promise<CampaignReport['topJobs']> {
    return this.outcomes.topJobs(id, await this.figures.clicksByJob(id));
  }

  private async activity(id: number, since: Outcome['firstSentAt']): Promise<CampaignReport['activityByHour']> {
    const hours = since === null ? [] : await this.figures.byHour(id, since);
    return hours.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts }));
  }
}

/** @param reasons most frequent first */
function toFailures(reasons: readonly FailureReason[]): CampaignReport['failures'] {
  const classes = new Map<DeliveryFailure, CampaignReport['failures'][number]>();
  for (const { reason, count } of reasons) {
    const failure = classifyFailure(reason);
    const first = classes.get(failure) ?? { failure, reason, count: 0 };
    classes.set(failure, { ...first, count: first.count + count });
  }
  return [...classes.values()].toSorted((one, other) => other.count - one.count);
}
