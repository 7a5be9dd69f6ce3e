import { CompanyLogo, Link, useFormat, useTranslation } from 'platform';
import { ClosedBadge, FeaturedMark, isNew, NewMark } from 'platform/jobs';
import { companyHref, type Job } from 'shared-contracts';
import * as S from './JobHeader.styles';

/** Who offers what: company line, then the title. */
export function JobHeader({ job }: { job: Job }) {
  return (
    <S.Header>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="lg" />
      <S.Company as="div">
        <Link to={companyHref({ slug: job.companySlug })}>{job.companyName}</Link>
        <JobMeta job={job} />
      </S.Company>
      <h1>{job.title}</h1>
    </S.Header>
  );
}

function JobMeta({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  return (
    <S.Meta>
      <time dateTime={job.postedAt}>{t('detail.posted', { when: format.relative(job.postedAt, job.now) })}</time>
      {isNew(job, job.now) && <NewMark />}
      {job.isFeatured && !job.isClosed && <FeaturedMark />}
      {job.isClosed && <ClosedBadge />}
    </S.Meta>
  );
}
