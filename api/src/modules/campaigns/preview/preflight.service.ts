import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PreflightCheck, PreflightOutcome, PreflightReason, PreflightResult } from 'shared-contracts';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { memoizeFor } from '../../../operations/memoized.cache.ts';
import { CampaignOutcomes } from '../management/campaign-outcomes.repository.ts';
import { DomainRecords } from './domain-records.client.ts';
import {
  domainAndParents,
  domainsOf,
  inOrder,
  judgeComplaints,
  judgeDmarc,
  judgeOneClick,
  judgeSpf,
  reasonOfDkim,
  type Finding,
} from './preflight.policy.ts';
import { SampleMail } from './sample-mail.service.ts';

/** Cache duration: records rarely change, and lookups are slow if name servers do not respond. */
const memoryMs = 600_000;

const sampleCampaign = { subject: 'Preflight', content: '', frequency: 'weekly' } as const;
const sampleReader = { email: 'ines.carvalho@example.com', firstName: null, language: 'pt' } as const;

const byProvider: Finding = { ...inOrder, outcome: 'unknown', reason: 'byProvider' };

/**
 * Checks the installation against the requirements of mail providers for bulk senders, with instructions for unmet ones.
 */
@Injectable()
export class Preflight {
  private readonly checks: Readonly<Record<PreflightCheck, () => Promise<Finding>>> = {
    https: () => Promise.resolve(this.server.isSecure ? inOrder : this.failure),
    dkim: memoizeFor(memoryMs, () => this.dkim()),
    spf: memoizeFor(memoryMs, () => this.spf()),
    dmarc: memoizeFor(memoryMs, () => this.dmarc()),
    oneClick: async () => {
      const outcome = judgeOneClick(await this.sample.make(sampleCampaign, sampleReader));
      return outcome === 'ok' ? inOrder : this.failure;
    },
    complaints: async () => judgeComplaints(await this.outcomes.recentComplaints()),
  };

  constructor(
    private readonly server: ServerConfig,
    private readonly mail: MailConfig,
    private readonly records: DomainRecords,
    private readonly outcomes: CampaignOutcomes,
    private readonly sample: SampleMail,
  ) {}

  run(): Promise<PreflightResult[]> {
    const checks = Object.entries(this.checks) as [PreflightCheck, () => Promise<Finding>][];
    return Promise.all(checks.map(async ([check, find]) => ({ check, ...(await find()) })));
  }

  /** Checks that depend on the site's URL, which begins the links of mails. */
  private get failure(): Finding {
    return { ...inOrder, outcome: 'failure', reason: this.server.isSecure ? 'missingHeader' : 'insecureSite' };
  }

  private get domains() {
    return domainsOf(this.mail);
  }

  /** Brevo signs with its own key. */
  private async dkim(): Promise<Finding> {
    const { dkim, brevo } = this.mail;
    if (dkim === null) return brevo === null ? { ...inOrder, outcome: 'failure', reason: 'notConfigured' } : byProvider;
    const { domain, selector, privateKey } = dkim;
    const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
    const record = { name: `${selector}._domainkey.${domain}`, content: `v=DKIM1; k=rsa; p=${publicKey}` };
    return this.look({ domain, record }, [record.name], (found) => reasonOfDkim(found, publicKey));
  }

  private async spf(): Promise<Finding> {
    const { spf: domain } = this.domains;
    if (domain === null) return byProvider;
    return this.look({ domain, record: { name: domain, content: null } }, [domain], (found) =>
      reasonOf(judgeSpf(found)),
    );
  }

  private async dmarc(): Promise<Finding> {
    const { dmarc: domain } = this.domains;
    const names = domainAndParents(domain).map((name) => `_dmarc.${name}`);
    const record = { name: `_dmarc.${domain}`, content: 'v=DMARC1; p=none' };
    return this.look({ domain, record }, names, (found) => reasonOf(judgeDmarc(found)));
  }

  /** Evaluates the records of the given names. Unknown if name servers do not respond. */
  private async look(
    { domain, record }: Pick<Finding, 'domain' | 'record'>,
    names: readonly string[],
    judge: (found: readonly string[]) => PreflightReason | null,
  ): Promise<Finding> {
    try {
      const found = await Promise.all(names.map((name) => this.records.texts(name)));
      const reason = judge(found.flat());
      return reason === null ? { ...inOrder, domain } : { ...inOrder, outcome: 'failure', domain, reason, record };
    } catch {
      return { ...inOrder, outcome: 'unknown', domain, reason: 'noAnswer', record };
    }
  }
}

const reasonOf = (outcome: PreflightOutcome): PreflightReason | null => (outcome === 'ok' ? null : 'missingRecord');
