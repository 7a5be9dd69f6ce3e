import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { CampaignFrequency } from 'shared-contracts';
import { AudienceReports, type AudienceReport, type ChosenFor } from '../audience-reports.ts';
import { AudienceCount } from './audience-count.ts';
import { JobChoices } from './job-choices.ts';
import { subscribersAfter, pageSize } from './subscribers.sql.ts';
import type { EligibleSubscriber, Subscriber } from './subscriber.ts';

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
export class PgAudienceReports extends AudienceReports {
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
      const people = page.filter((one) => one.reason === null);
      const chosen = await this.choices.choose(people);
      count.add(page, chosen);
      if (sample.length < sampleSize) sample.push(...sampleOf(people, chosen));
      from = page.at(-1)?.id ?? last;
    } while (page.length === pageSize);
    return sample;
  }

  private async page(values: [frequency: CampaignFrequency, after: string, last: string]): Promise<Subscriber[]> {
    return (await this.database.query<Subscriber>({ ...statement, values })).rows;
  }
}

/** The first recipients of the page. */
function sampleOf(people: readonly EligibleSubscriber[], chosen: readonly (readonly number[])[]): ChosenFor[] {
  const recipients = people.map(({ id, email, firstName, language }, index) => ({
    subscriberId: id,
    email,
    firstName,
    language,
    jobs: chosen[index]!,
  }));
  return recipients.filter(({ jobs }) => jobs.length > 0).slice(0, sampleSize);
}
