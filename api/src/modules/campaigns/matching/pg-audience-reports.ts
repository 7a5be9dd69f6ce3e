import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { exclusionReasons, type CampaignFrequency, type ExclusionReason } from 'shared-contracts';
import { AudienceReports, type AudienceReport, type ChosenFor } from '../audience-reports.ts';
import { JobChoices } from './job-choices.ts';
import { exclusionCounts, peopleAfter } from './people.sql.ts';
import type { Person } from './person.ts';

/** Read at a time: large enough to cost little, and small enough that a server answers others in between. */
const batchSize = 2000;
const sampleSize = 5;
const lowestId = '00000000-0000-0000-0000-000000000000';

const peopleStatement = { name: 'people-after', text: peopleAfter };

type ReasonRow = { reason: Exclude<ExclusionReason, 'noJobs'> | null; subscribers: number };

@Injectable()
export class PgAudienceReports extends AudienceReports {
  constructor(
    private readonly database: Pool,
    private readonly choices: JobChoices,
  ) {
    super();
  }

  async of(frequency: CampaignFrequency): Promise<AudienceReport> {
    const { rows } = await this.database.query<ReasonRow>(exclusionCounts, [frequency]);
    const chosen = await this.choose(frequency);
    const told = exclusionReasons.map((reason) => [
      reason,
      rows.find((row) => row.reason === reason)?.subscribers ?? 0,
    ]);
    const excluded = Object.fromEntries(told) as Record<ExclusionReason, number>;
    excluded.noJobs = chosen.withoutJobs;
    const left = Object.values(excluded).reduce((sum, count) => sum + count, 0);
    const { recipients, jobLists, sample } = chosen;
    return { subscribers: left + recipients, recipients, excluded, jobLists, sample };
  }

  jobsOfAnybody(): Promise<readonly number[]> {
    return this.choices.chooseForAnybody();
  }

  private async choose(frequency: CampaignFrequency) {
    const lists = new Set<string>();
    const sample: ChosenFor[] = [];
    let [recipients, withoutJobs] = [0, 0];
    for await (const people of this.batches(frequency)) {
      const chosen = await this.choices.choose(people);
      const told = chosen.filter((jobs) => jobs.length > 0);
      recipients += told.length;
      withoutJobs += people.length - told.length;
      for (const jobs of told) lists.add(jobs.join());
      if (sample.length < sampleSize) sample.push(...sampleOf(people, chosen, sampleSize - sample.length));
    }
    return { recipients, withoutJobs, jobLists: lists.size, sample };
  }

  /** The database reads the next ones while jobs are chosen for these. */
  private async *batches(frequency: CampaignFrequency): AsyncGenerator<Person[]> {
    const read = async (after: string) =>
      (await this.database.query<Person>({ ...peopleStatement, values: [frequency, after, batchSize] })).rows;
    for (let ahead = read(lowestId); ;) {
      const people = await ahead;
      const last = people.at(-1);
      if (last === undefined) return;
      ahead = read(last.id);
      // Whoever stops early does not wait for it.
      ahead.catch(() => {});
      yield people;
    }
  }
}

/** The first of those who would be mailed. */
function sampleOf(people: readonly Person[], chosen: readonly (readonly number[])[], count: number): ChosenFor[] {
  const told = people.map(({ id, email, firstName, language }, index) => ({
    subscriberId: id,
    email,
    firstName,
    language,
    jobs: chosen[index]!,
  }));
  return told.filter(({ jobs }) => jobs.length > 0).slice(0, count);
}
