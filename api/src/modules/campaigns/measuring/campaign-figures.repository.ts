import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countedFigures, withoutTotals } from '../campaign-totals.sql.ts';
import { CampaignFigures, type Figures } from '../campaigns.port.ts';

const ofCampaigns = `
  ${countedFigures(withoutTotals('$1::int[]'))}
  union all
  select campaign_id, opens, clicks, machine_opens, machine_clicks from campaign_totals where campaign_id = any($1)`;

const byHour = `
  select date_trunc('hour', first_at) as at,
    count(*) filter (where kind = 'open')::int as opens, count(*) filter (where kind = 'click')::int as clicks
  from (
    select kind, mail, min(happened_at) as first_at
    from campaign_events where campaign_id = $1 and not is_machine group by kind, mail
  ) mails
  where first_at >= $2 and first_at < $2::timestamptz + interval '7 days'
  group by at order by at`;

const byJob = `
  select job_id as job, count(*)::int as clicks
  from campaign_events where campaign_id = $1 and kind = 'click' and not is_machine and job_id <> 0 group by job_id`;

const none: Figures = { opens: 0, clicks: 0, machineOpens: 0, machineClicks: 0 };

@Injectable()
export class CountedFigures extends CampaignFigures {
  constructor(private readonly database: DataSource) {
    super();
  }

  async of(campaigns: readonly number[]): Promise<Map<number, Figures>> {
    const rows = await this.database.query<(Figures & { campaign: number })[]>(ofCampaigns, [campaigns]);
    const counted = new Map(rows.map(({ campaign, ...figures }) => [campaign, figures]));
    return new Map(campaigns.map((campaign) => [campaign, counted.get(campaign) ?? none]));
  }

  byHour(campaign: number, since: Date): Promise<{ at: Date; opens: number; clicks: number }[]> {
    return this.database.query(byHour, [campaign, since]);
  }

  async clicksByJob(campaign: number): Promise<Map<number, number>> {
    const rows = await this.database.query<{ job: number; clicks: number }[]>(byJob, [campaign]);
    return new Map(rows.map(({ job, clicks }) => [job, clicks]));
  }
}
