import {
  CompanyLogo,
  createFragment,
  ErrorPanel,
  Link,
  media,
  Section,
  Sheet,
  Skeleton,
  styled,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { isNew, joinFacts, NewMark, Pay, useJobLabels } from 'platform/jobs';
import { jobHref, limits, routes, truncate, type JobCard } from 'shared-contracts';
import { remote } from '../remote';
import * as S from './featured.styles';
import { homeJobs, useFeaturedJobs } from './useHomeJobs';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Featured jobs as cards, or the six most recent if there are none. */
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
  const { jobs, now, isError, retry } = useFeaturedJobs();
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={t('home.featured.error')} text={t('home.errorText')} onRetry={retry} />
      </Sheet>
    );
  }
  if (now === null) return <FeaturedSkeleton />;
  return (
    <Grid>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobTile job={job} now={now} />
        </li>
      ))}
    </Grid>
  );
}

function FeaturedSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('job.loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: homeJobs }, (_, tile) => (
          <li key={tile}>
            <Skeleton height="228px" shape="tile" />
          </li>
        ))}
      </Grid>
    </div>
  );
}

/** A job as a card: company, title, 100 characters, pay and date. */
function JobTile({ job, now }: { job: JobCard; now: string }) {
  const labels = useJobLabels();
  const format = useFormat();
  return (
    <S.Tile as="article">
      <S.Company>
        <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        <span>
          <b>{job.companyName}</b>
          {joinFacts([job.city ?? job.location, labels.workplace(job)])}
        </span>
      </S.Company>
      <div>
        <S.Title>
          <Link to={jobHref(job)}>{job.title}</Link>
          {isNew(job, now) && <NewMark />}
        </S.Title>
        <S.Snippet>{truncate(job.snippet, limits.snippetCharacters)}</S.Snippet>
      </div>
      <S.Foot>
        <Pay job={job} />
        <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>
      </S.Foot>
    </S.Tile>
  );
}

export default createFragment(remote, 'featured', FeaturedJobs);
