import { Container, createFragment, media, Section, styled, useTranslation, VisuallyHidden } from 'platform';
import { emptyJobFilter, limits, routes, toJobSearchParams } from 'shared-contracts';
import { remote } from '../remote';
import { AlertCard } from './AlertCard';
import { HomeJobRows, HomeJobRowsSkeleton } from './HomeJobRow';
import { chooseRecent, useHomeJobs } from './useHomeJobs';

const newestFirst = `${routes.jobs}?${toJobSearchParams({ ...emptyJobFilter, sort: 'date' }).toString()}`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--space-6);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Alone = styled(Container)`
  padding-top: var(--space-section);
`;

/**
 * The newest jobs, and the alert by mail. Without jobs, and after a failure, only the alert (SPEC §8); the featured jobs show the
 * error once.
 */
export function RecentJobs() {
  const { t } = useTranslation('mfe-jobs');
  const { jobs, now, isError } = useHomeJobs(chooseRecent);
  if (isError || (now !== null && jobs.length === 0)) {
    return (
      <Alone>
        <AlertCard isWide />
      </Alone>
    );
  }
  return (
    <Section title={t('home.recent.title')} more={{ label: t('home.recent.all'), to: newestFirst }}>
      <Columns>
        {now === null ? <RecentSkeleton /> : <HomeJobRows jobs={jobs} now={now} />}
        <AlertCard />
      </Columns>
    </Section>
  );
}

function RecentSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('job.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <HomeJobRowsSkeleton rows={limits.homeJobs} hasTime />
      </div>
    </div>
  );
}

export default createFragment(remote, 'recent', RecentJobs);
