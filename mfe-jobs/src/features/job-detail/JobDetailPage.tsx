import { Container } from 'platform';
import { JobDetail } from './JobDetail';
import { JobFailed } from './JobFailed';
import { JobNotFound } from './JobNotFound';
import { JobSkeleton } from './JobSkeleton';
import { useJob, type JobState } from './useJob';

/** /jobs/{id}: the job, or why there is none. */
export function JobDetailPage() {
  const state = useJob();
  if (state.status === 'ready') return <JobDetail job={state.job} />;
  return (
    <Container>
      <WithoutJob state={state} />
    </Container>
  );
}

function WithoutJob({ state }: { state: Exclude<JobState, { status: 'ready' }> }) {
  if (state.status === 'loading') return <JobSkeleton />;
  if (state.status === 'notFound') return <JobNotFound />;
  return <JobFailed onRetry={state.retry} />;
}
