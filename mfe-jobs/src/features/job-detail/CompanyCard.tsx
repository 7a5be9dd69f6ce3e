import { Card, CompanyLogo, Icon, Link, styled, useFormat, useTranslation } from 'platform';
import { joinFacts } from 'platform/jobs';
import {
  companyHref,
  emptyJobFilter,
  limits,
  routes,
  toJobSearchParams,
  truncate,
  type CompanySummary,
} from 'shared-contracts';
import { arrowLink } from './JobDetail.styles';
import type { KnownJob } from '../../components/job/useKnownJob';

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;

  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
    letter-spacing: 0;
  }

  h2 a {
    color: inherit;
  }

  p {
    font-size: var(--text-xs);
    line-height: 1.4;
    color: var(--color-text-muted);
  }
`;

const About = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;

const More = styled.p`
  ${arrowLink}
  margin-top: var(--space-3);
  color: var(--color-text-muted);
`;

/** The company of the job, without unknown fields. */
export function CompanyCard({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { company = null } = job;
  const people = company?.employees ?? null;
  const employees =
    people === null ? null : t('detail.company.people', { count: people, formatted: format.number(people) });
  return (
    <Card>
      <Head>
        <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        <div>
          <h2>
            <Link to={companyHref({ slug: job.companySlug })}>{job.companyName}</Link>
          </h2>
          <p>{joinFacts([company?.industry, employees, company?.location])}</p>
        </div>
      </Head>
      {company?.description && <About>{truncate(company.description, limits.seoDescriptionCharacters)}</About>}
      {company && <OpenJobs company={company} />}
    </Card>
  );
}

function OpenJobs({ company }: { company: CompanySummary }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const count = company.jobCount;
  const label = t('detail.company.jobs', { count, formatted: format.number(count) });
  if (count === 0) return <More>{label}</More>;
  const query = toJobSearchParams({ ...emptyJobFilter, companyId: [String(company.id)] });
  return (
    <More>
      <Link to={`${routes.jobs}?${query.toString()}`}>
        {label}
        <Icon name="arrowRight" size="sm" />
      </Link>
    </More>
  );
}
