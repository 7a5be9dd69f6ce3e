import {
  CompanyLogo,
  Link,
  media,
  SafeHtml,
  styled,
  useFormat,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { ClosedBadge, FeaturedMark, isNew, NewMark } from 'platform/jobs';
import { companyHref, type Job } from 'shared-contracts';

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
export function JobHeader({ job }: { job: Job }) {
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

function JobMeta({ job }: { job: Job }) {
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

const Title = styled.h2`
  margin: var(--space-8) 0 var(--space-3);
  font-size: var(--text-title);
  font-weight: var(--weight-semibold);
  line-height: 1.3;
  letter-spacing: var(--tracking-title);
`;

/** The company's texts, marked with their language if it differs from the page's. */
export function JobTexts({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const foreign = job.language === null || job.language === language ? {} : { language: job.language };
  return (
    <>
      <VisuallyHidden as="h2">{t('detail.description')}</VisuallyHidden>
      <SafeHtml html={job.description} {...foreign} />
      {job.requirements && (
        <section>
          <Title>{t('detail.requirements')}</Title>
          <SafeHtml html={job.requirements} {...foreign} />
        </section>
      )}
      {job.benefits && (
        <section>
          <Title>{t('detail.benefits')}</Title>
          <SafeHtml html={job.benefits} {...foreign} />
        </section>
      )}
    </>
  );
}
