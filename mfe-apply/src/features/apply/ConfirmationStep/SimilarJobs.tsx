import { Icon, Link, Sheet, styled, useLanguage, useTranslation } from 'platform';
import { JobRow, useUnhiddenJobs } from 'platform/jobs';
import { categoryName, routes, type Job } from 'shared-contracts';

const Frame = styled.section`
  padding-top: var(--space-section);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-5);

  a {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export interface SimilarJobsProps {
  job: Job;
}

/**
 * Jobs that are similar to the one of the application, without hidden ones, and a link to all of its area. Renders nothing if there are
 * none.
 */
export function SimilarJobs({ job: { related: all, now, category, categorySlug } }: SimilarJobsProps) {
  const { t } = useTranslation('mfe-apply');
  const { language } = useLanguage();
  const related = useUnhiddenJobs(all);
  if (related.length === 0) return null;
  return (
    <Frame aria-labelledby="similar-jobs">
      <Head>
        <h2 id="similar-jobs">{t('similar.title', { count: related.length })}</h2>
        {category !== null && categorySlug !== null && (
          <Link to={`${routes.jobs}?category=${encodeURIComponent(categorySlug)}`}>
            {t('similar.all', { area: categoryName({ slug: categorySlug, name: category }, language) })}
            <Icon name="arrowRight" size="sm" />
          </Link>
        )}
      </Head>
      <Sheet as="ul">
        {related.map((one) => (
          <JobRow key={one.id} job={one} now={now} />
        ))}
      </Sheet>
    </Frame>
  );
}
