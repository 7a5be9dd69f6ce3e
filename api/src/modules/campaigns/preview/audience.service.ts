import { Injectable } from '@nestjs/common';
import { languages, type CampaignAudience, type CampaignFrequency, type Language } from 'shared-contracts';
import { memoizeFor } from '../../../operations/memoized.cache.ts';
import { toFrequency } from '../campaign.policy.ts';
import { AudienceReports, MailedJobs, type AudienceReport, type ChosenFor, type MailedJob } from '../campaigns.port.ts';
import { Preflight } from './preflight.service.ts';

type Sample = CampaignAudience['sample'];

/** The current audience of a campaign. */
@Injectable()
export class AudienceService {
  /** Concurrent callers share one report, because it reads every subscriber. */
  private readonly report: Readonly<Record<CampaignFrequency, () => Promise<AudienceReport>>> = {
    weekly: memoizeFor(0, () => this.reports.of('weekly')),
    monthly: memoizeFor(0, () => this.reports.of('monthly')),
  };

  constructor(
    private readonly reports: AudienceReports,
    private readonly jobs: MailedJobs,
    private readonly preflight: Preflight,
  ) {}

  async get(given: string | undefined): Promise<CampaignAudience> {
    const frequency = toFrequency(given);
    const [report, preflight] = await Promise.all([this.report[frequency](), this.preflight.run()]);
    const { subscribers, recipients, excluded, jobLists } = report;
    return {
      frequency,
      subscribers,
      recipients,
      excluded,
      jobLists,
      sample: await this.toSample(report.sample),
      preflight,
    };
  }

  private async toSample(chosen: readonly ChosenFor[]): Promise<Sample> {
    const jobsByLanguage = new Map<Language, Map<number, MailedJob>>();
    for (const language of languages) {
      const ids = new Set(chosen.filter((one) => one.language === language).flatMap(({ jobs }) => jobs));
      const jobs = await this.jobs.of([...ids], language);
      jobsByLanguage.set(language, new Map(jobs.map((job) => [job.id, job])));
    }
    return chosen.map(({ email, language, jobs }) => ({
      email: maskAddress(email),
      language,
      jobs: jobs.flatMap((id) => toTitle(jobsByLanguage.get(language)?.get(id))),
    }));
  }
}

/** Jobs that have closed since are omitted. */
const toTitle = (job: MailedJob | undefined) =>
  job === undefined ? [] : [{ id: job.id, title: job.title, companyName: job.companyName }];

/** `ines@example.com` → `i…@example.com`. */
const maskAddress = (email: string) => email.replace(/^(.).*@/u, '$1…@');
