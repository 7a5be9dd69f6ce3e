import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { MailedJob } from '../campaign-mails.ts';
import { MailedJobs } from '../mailed-jobs.ts';
import { JobChoices } from '../matching/job-choices.ts';
import type { Person } from '../matching/person.ts';
import { RecipientsRepository, type ClaimedRecipient } from './recipients.repository.ts';

/** A mail that is to be made and sent. */
export interface DueMail {
  held: ClaimedRecipient;
  person: Person;
  /** One at least, best first. */
  jobs: readonly MailedJob[];
}

type Chosen = Omit<DueMail, 'held'>;

/** Takes recipients that are due, and chooses their jobs. A crash on the way: the rows wait again once their lease is over. */
@Injectable()
export class Claims {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly jobChoices: JobChoices,
    private readonly mailedJobs: MailedJobs,
  ) {}

  /** `count` at most. `taken`: rows that were taken; those with nothing to tell have ended. */
  async take(campaignId: number, count: number): Promise<{ taken: number; mails: DueMail[] }> {
    const held = await this.recipients.claim(campaignId, count);
    if (held.length === 0) return { taken: 0, mails: [] };
    const people = await this.recipients.people(held.map(({ subscriberId }) => subscriberId));
    const chosen = await this.choose(people);
    const mails = held.flatMap((one) => {
      const found = chosen.get(one.subscriberId);
      // Erased this very moment: the row is tidied up.
      return found === undefined ? [] : [{ held: one, ...found }];
    });
    const kept = await this.recipients.keepJobs(
      mails.map(({ held: one, jobs }) => ({ held: one, jobs: jobs.map(({ id }) => id) })),
    );
    return { taken: held.length, mails: mails.filter((mail) => kept.has(mail.held.id)) };
  }

  /** A job that has closed since the pool was read is not told of: then once more, from what is open now. */
  private async choose(people: readonly Person[]): Promise<Map<string, Chosen>> {
    const first = await this.chooseOnce(people);
    if (!first.hasClosed) return first.chosen;
    this.jobChoices.forget();
    return (await this.chooseOnce(people)).chosen;
  }

  private async chooseOnce(people: readonly Person[]): Promise<{ chosen: Map<string, Chosen>; hasClosed: boolean }> {
    const lists = await this.jobChoices.choose(people);
    const ids = [...new Set(lists.flat())];
    const languages = [...new Set(people.map(({ language }) => language))];
    const told = new Map<Language, Map<number, MailedJob>>();
    for (const language of languages) told.set(language, await this.tell(ids, language));
    const jobsOf = (person: Person, index: number) =>
      lists[index]!.flatMap((id) => told.get(person.language)!.get(id) ?? []);
    return {
      chosen: new Map(people.map((person, index) => [person.id, { person, jobs: jobsOf(person, index) }])),
      hasClosed: languages.some((language) => told.get(language)!.size < ids.length),
    };
  }

  private async tell(ids: readonly number[], language: Language): Promise<Map<number, MailedJob>> {
    return new Map((await this.mailedJobs.of(ids, language)).map((job) => [job.id, job]));
  }
}
