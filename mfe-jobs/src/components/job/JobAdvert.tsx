import { CompanyLogo, Link, media, styled, useFormat, useTranslation } from 'platform';
import { ClosedBadge, FeaturedMark, isNew, NewMark } from 'platform/jobs';
import { companyHref } from 'shared-contracts';
import type { KnownJob } from './useKnownJob';

const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: center;

  h1 {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }

  ${media.below.medium} {
    gap: 12px 14px;
  }
`;

const Company = styled.p`
  a {
    font-weight: 600;
  }
`;

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-2);
  align-items: center;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;

/** Company, then the title. */
export function JobHeader({ job }: { job: KnownJob }) {
  return (
    <Header>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="lg" />
      <Company as="div">
        <Link to={companyHref({ slug: job.companySlug })}>{job.companyName}</Link>
        <JobMeta job={job} />
      </Company>
      <h1>{job.title}</h1>
    </Header>
  );
}

/** Date and marks of a job. */
export function JobMeta({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  return (
    <Meta>
      <time dateTime={job.postedAt}>{t('detail.posted', { when: format.relative(job.postedAt, job.now) })}</time>
      {isNew(job, job.now) && <NewMark />}
      {job.isFeatured && !job.isClosed && <FeaturedMark />}
      {job.isClosed && <ClosedBadge />}
    </Meta>
  );
}
