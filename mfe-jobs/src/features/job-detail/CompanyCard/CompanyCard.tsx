import { Card, CompanyLogo, Icon, Link, useFormat, useTranslation } from 'platform';
import { joinFacts } from 'platform/jobs';
import {
  companyHref,
  emptyJobFilter,
  limits,
  routes,
  toJobSearchParams,
  truncate,
  type CompanySummary,
  type Job,
} from 'shared-contracts';
import * as S from './CompanyCard.styles';

/** The company of the job, without unknown fields. */
export function CompanyCard({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { company } = job;
  const people = company?.employees ?? null;
  const employees =
    people === null ? null : t('detail.company.people', { count: people, formatted: format.number(people) });
  return (
    <Card>
      <S.Head>
        <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        <div>
          <h2>
            <Link to={companyHref({ slug: job.companySlug })}>{job.companyName}</Link>
          </h2>
          <p>{joinFacts([company?.industry, employees, company?.location])}</p>
        </div>
      </S.Head>
      {company?.description && <S.About>{truncate(company.description, limits.seoDescriptionCharacters)}</S.About>}
      {company && <OpenJobs company={company} />}
    </Card>
  );
}

function OpenJobs({ company }: { company: CompanySummary }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const count = company.jobCount;
  const label = t('detail.company.jobs', { count, formatted: format.number(count) });
  if (count === 0) return <S.More>{label}</S.More>;
  const query = toJobSearchParams({ ...emptyJobFilter, companyId: String(company.id) });
  return (
    <S.More>
      <Link to={`${routes.jobs}?${query.toString()}`}>
        {label}
        <Icon name="arrowRight" size="sm" />
      </Link>
    </S.More>
  );
}
