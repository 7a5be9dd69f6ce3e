import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { MailedJobs, type MailedJob } from '../campaigns.port.ts';
import { JobChoices } from '../matching/job-choices.service.ts';
import type { EligibleSubscriber } from '../matching/subscribers.sql.ts';
import { RecipientsRepository, type ClaimedRecipient } from './recipients.repository.ts';

/** A mail to compose and send. */
export interface DueMail {
  recipient: ClaimedRecipient;
  subscriber: EligibleSubscriber;
  /** At least one, best first. */
  jobs: readonly MailedJob[];
}

type Chosen = Omit<DueMail, 'recipient'>;

/** Claims due recipients and chooses their jobs. After a crash the rows become due again when their lease expires. */
@Injectable()
export class Claims {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly jobChoices: JobChoices,
    private readonly mailedJobs: MailedJobs,
  ) {}

  /** Claims at most `count` rows. `claimed` counts the claimed rows; rows without any job to mail have ended. */
  async claim(campaignId: number, count: number): Promise<{ claimed: number; mails: DueMail[] }> {
    const recipients = await this.recipients.claim(campaignId, count);
    if (recipients.length === 0) return { claimed: 0, mails: [] };
    const subscribers = await this.recipients.eligible(recipients.map(({ subscriberId }) => subscriberId));
    const chosen = await this.choose(subscribers);
    const mails = recipients.flatMap((recipient) => {
      const found = chosen.get(recipient.subscriberId);
      // Erased concurrently: maintenance suppresses the row.
      return found === undefined ? [] : [{ recipient, ...found }];
    });
    const saved = await this.recipients.saveJobs(
      mails.map(({ recipient, jobs }) => ({ recipient, jobs: jobs.map(({ id }) => id) })),
    );
    return { claimed: recipients.length, mails: mails.filter((mail) => saved.has(mail.recipient.id)) };
  }

  /** Chooses again from the current pool if a chosen job has closed since the pool was read. */
  private async choose(subscribers: readonly EligibleSubscriber[]): Promise<Map<string, Chosen>> {
    const first = await this.chooseOnce(subscribers);
    if (!first.hasClosed) return first.chosen;
    this.jobChoices.invalidate();
    return (await this.chooseOnce(subscribers)).chosen;
  }

  private async chooseOnce(
    subscribers: readonly EligibleSubscriber[],
  ): Promise<{ chosen: Map<string, Chosen>; hasClosed: boolean }> {
    const lists = await this.jobChoices.choose(subscribers);
    const ids = [...new Set(lists.flat())];
    const languages = [...new Set(subscribers.map(({ language }) => language))];
    const mailed = new Map<Language, Map<number, MailedJob>>();
    for (const language of languages) mailed.set(language, await this.loadJobs(ids, language));
    const jobsOf = (subscriber: EligibleSubscriber, index: number) =>
      lists[index]!.flatMap((id) => mailed.get(subscriber.language)!.get(id) ?? []);
    return {
      chosen: new Map(
        subscribers.map((subscriber, index) => [subscriber.id, { subscriber, jobs: jobsOf(subscriber, index) }]),
      ),
      hasClosed: languages.some((language) => mailed.get(language)!.size < ids.length),
    };
  }

  private async loadJobs(ids: readonly number[], language: Language): Promise<Map<number, MailedJob>> {
    return new Map((await this.mailedJobs.of(ids, language)).map((job) => [job.id, job]));
  }
}
