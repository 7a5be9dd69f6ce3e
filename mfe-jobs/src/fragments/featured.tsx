import {
  createFragment,
  ErrorPanel,
  media,
  Section,
  Sheet,
  Skeleton,
  styled,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { limits, routes, type HomeJob } from 'shared-contracts';
import { remote } from '../remote';
import { FeaturedLead } from './FeaturedLead';
import { HomeJobRows, HomeJobRowsSkeleton } from './HomeJobRow';
import { chooseFeatured, useHomeJobs } from './useHomeJobs';

const Columns = styled.div<{ $isSingle?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSingle }) => ($isSingle ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
  gap: var(--space-5);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Featured jobs, or the six most recent if there are none: the first as a card, the others as rows. */
export function FeaturedJobs() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Section title={t('home.featured.title')} more={{ label: t('home.featured.all'), to: routes.jobs }}>
      <FeaturedContent />
    </Section>
  );
}

function FeaturedContent() {
  const { t } = useTranslation('mfe-jobs');
  const { jobs, now, isError, retry } = useHomeJobs(chooseFeatured);
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={t('home.featured.error')} text={t('home.errorText')} onRetry={retry} />
      </Sheet>
    );
  }
  if (now === null) return <FeaturedSkeleton />;
  return <LeadAndRows jobs={jobs} now={now} />;
}

function LeadAndRows({ jobs: [first, ...others], now }: { jobs: readonly HomeJob[]; now: string }) {
  if (first === undefined) return null;
  return (
    <Columns $isSingle={others.length === 0}>
      <FeaturedLead job={first} now={now} />
      {others.length > 0 && <HomeJobRows jobs={others} now={null} />}
    </Columns>
  );
}

function FeaturedSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('job.loading')}</VisuallyHidden>
      <Columns aria-hidden="true">
        <Skeleton height="100%" shape="tile" />
        <HomeJobRowsSkeleton rows={limits.homeJobs - 1} hasTime={false} />
      </Columns>
    </div>
  );
}

export default createFragment(remote, 'featured', FeaturedJobs);
