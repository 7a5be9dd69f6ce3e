import { createFragment, Section, Sheet, useTranslation } from 'platform';
import { JobListSkeleton } from 'platform/jobs';
import { emptyJobFilter, routes, toJobSearchParams } from 'shared-contracts';
import { remote } from '../remote';
import { JobRow } from '../components/JobRow/JobRow';
import { homeJobs, useRecentJobs } from './useHomeJobs';

const newestFirst = `${routes.jobs}?${toJobSearchParams({ ...emptyJobFilter, sort: 'date' }).toString()}`;

/** The newest jobs. A failure hides the section (SPEC §8); the featured jobs show the error once. */
export function RecentJobs() {
  const { t } = useTranslation('mfe-jobs');
  const { jobs, now, isError } = useRecentJobs();
  if (isError || (now !== null && jobs.length === 0)) return null;
  return (
    <Section title={t('home.recent.title')} more={{ label: t('home.recent.all'), to: newestFirst }}>
      {now === null ? (
        <JobListSkeleton rows={homeJobs} label={t('job.loading')} />
      ) : (
        <Sheet as="ul">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} now={now} />
          ))}
        </Sheet>
      )}
    </Section>
  );
}

export default createFragment(remote, 'recent', RecentJobs);
