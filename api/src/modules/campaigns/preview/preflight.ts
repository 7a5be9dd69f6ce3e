import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignAudience, PreflightCheck, PreflightOutcome } from 'shared-contracts';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { remembered } from '../../../operations/remembered.ts';
import { ComplaintsRepository } from './complaints.repository.ts';
import { DomainRecords } from './domain-records.ts';
import {
  domainAndParents,
  domainsOf,
  judgeComplaints,
  judgeDkim,
  judgeDmarc,
  judgeOneClick,
  judgeSpf,
} from './preflight.policy.ts';
import { SampleMail } from './sample-mail.ts';

/** Records change seldom, and name servers are slow where they do not answer. */
const memoryMs = 600_000;

const someWords = { subject: 'Preflight', content: '', frequency: 'weekly' } as const;
const somebody = { email: 'ines.carvalho@example.com', firstName: null, language: 'pt' } as const;

/** Whether this installation does what mail providers ask for of who sends to many. */
@Injectable()
export class Preflight {
  private readonly checks: Readonly<Record<PreflightCheck, () => Promise<PreflightOutcome>>> = {
    https: () => Promise.resolve(this.server.isSecure ? 'ok' : 'failure'),
    dkim: remembered(memoryMs, () => orUnknown(() => this.dkim())),
    spf: remembered(memoryMs, () => orUnknown(() => this.spf())),
    dmarc: remembered(memoryMs, () => orUnknown(() => this.dmarc())),
    oneClick: async () => judgeOneClick(await this.sample.make(someWords, somebody)),
    complaints: async () => judgeComplaints(await this.complaints.lately()),
  };

  constructor(
    private readonly server: ServerConfig,
    private readonly mail: MailConfig,
    private readonly records: DomainRecords,
    private readonly complaints: ComplaintsRepository,
    private readonly sample: SampleMail,
  ) {}

  run(): Promise<CampaignAudience['preflight']> {
    const checks = Object.entries(this.checks) as [PreflightCheck, () => Promise<PreflightOutcome>][];
    const domains: Partial<Record<PreflightCheck, string | null>> = this.domains;
    return Promise.all(
      checks.map(async ([check, ask]) => ({ check, outcome: await ask(), domain: domains[check] ?? null })),
    );
  }

  private get domains() {
    return domainsOf(this.mail);
  }

  /** Brevo signs with a key of its own. */
  private async dkim(): Promise<PreflightOutcome> {
    const { dkim, brevo } = this.mail;
    if (dkim === null) return brevo === null ? 'failure' : 'unknown';
    const publicKey = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
    return judgeDkim(await this.records.texts(`${dkim.selector}._domainkey.${dkim.domain}`), publicKey);
  }

  private async spf(): Promise<PreflightOutcome> {
    const { spf } = this.domains;
    return spf === null ? 'unknown' : judgeSpf(await this.records.texts(spf));
  }

  private async dmarc(): Promise<PreflightOutcome> {
    const names = domainAndParents(this.domains.dmarc).map((name) => `_dmarc.${name}`);
    const found = await Promise.all(names.map((name) => this.records.texts(name)));
    return judgeDmarc(found.flat());
  }
}

/** Name servers that do not answer tell nothing. */
async function orUnknown(ask: () => Promise<PreflightOutcome>): Promise<PreflightOutcome> {
  try {
    return await ask();
  } catch {
    return 'unknown';
  }
}
