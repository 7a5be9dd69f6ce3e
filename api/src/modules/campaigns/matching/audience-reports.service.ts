import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { exclusionReasons, type CampaignFrequency, type ExclusionReason } from 'shared-contracts';
import { AudienceReports, type AudienceReport, type ChosenFor } from '../campaigns.port.ts';
import { JobChoices } from './job-choices.service.ts';
import { pageSize, subscribersAfter, type EligibleSubscriber, type Subscriber } from './subscribers.sql.ts';

/** Accumulates the audience report page by page. */
class AudienceCount {
  private readonly excluded = Object.fromEntries(exclusionReasons.map((reason) => [reason, 0])) as Record<
    ExclusionReason,
    number
  >;
  private readonly lists = new Set<string>();
  private recipients = 0;

  /** @param chosen jobs of the subscribers in the page who are not excluded */
  add(page: readonly Subscriber[], chosen: readonly (readonly number[])[]): void {
    for (const { reason } of page) if (reason !== null) this.excluded[reason]++;
    for (const jobs of chosen) {
      if (jobs.length === 0) {
        this.excluded.noJobs++;
      } else {
        this.recipients++;
        this.lists.add(jobs.join());
      }
    }
  }

  result(): Omit<AudienceReport, 'sample'> {
    const left = Object.values(this.excluded).reduce((sum, count) => sum + count, 0);
    const { recipients, excluded, lists } = this;
    return { subscribers: left + recipients, recipients, excluded, jobLists: lists.size };
  }
}

const sampleSize = 5;

/**
 * Ids are random, so each range contains half of the subscribers. They are read concurrently: choosing jobs is faster than
 * reading.
 */
const halves = [
  { after: '00000000-0000-0000-0000-000000000000', last: '7fffffff-ffff-ffff-ffff-ffffffffffff' },
  { after: '7fffffff-ffff-ffff-ffff-ffffffffffff', last: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
] as const;

const statement = { name: 'subscribers-after', text: subscribersAfter };

@Injectable()
export class AudienceReportsService extends AudienceReports {
  constructor(
    private readonly database: Pool,
    private readonly choices: JobChoices,
  ) {
    super();
  }

  async of(frequency: CampaignFrequency): Promise<AudienceReport> {
    const count = new AudienceCount();
    const samples = await Promise.all(halves.map((half) => this.addHalf(count, frequency, half)));
    return { ...count.result(), sample: samples.flat().slice(0, sampleSize) };
  }

  defaultJobs(): Promise<readonly number[]> {
    return this.choices.chooseDefault();
  }

  /** Returns the first recipients: at least as many as are shown, if there are enough. */
  private async addHalf(
    count: AudienceCount,
    frequency: CampaignFrequency,
    { after, last }: (typeof halves)[number],
  ): Promise<ChosenFor[]> {
    const sample: ChosenFor[] = [];
    let page: Subscriber[];
    let from: string = after;
    do {
      page = await this.page([frequency, from, last]);
      const eligible = page.filter((one) => one.reason === null);
      const chosen = await this.choices.choose(eligible);
      count.add(page, chosen);
      if (sample.length < sampleSize) sample.push(...sampleOf(eligible, chosen));
      from = page.at(-1)?.id ?? last;
    } while (page.length === pageSize);
    return sample;
  }

  private async page(values: [frequency: CampaignFrequency, after: string, last: string]): Promise<Subscriber[]> {
    return (await this.database.query<Subscriber>({ ...statement, values })).rows;
  }
}

/** The first recipients of the page. */
function sampleOf(eligible: readonly EligibleSubscriber[], chosen: readonly (readonly number[])[]): ChosenFor[] {
  const recipients = eligible.map(({ id, email, firstName, language }, index) => ({
    subscriberId: id,
    email,
    firstName,
    language,
    jobs: chosen[index]!,
  }));
  return recipients.filter(({ jobs }) => jobs.length > 0).slice(0, sampleSize);
}
