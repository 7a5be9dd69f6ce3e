import { Container, isApiError, Skeleton, useRouteArg, useTranslation, VisuallyHidden } from 'platform';
import { useGetJobQuery } from 'platform/queries';
import { getJob, isUnknownAddress, type Job } from 'shared-contracts';
import { JobClosed, JobFailed, JobNotFound } from './Unavailable';
import { Wizard } from './Wizard';

/** /jobs/{id}/apply: the wizard, or why an application is not possible. */
export function ApplyPage() {
  const { currentData: job, error, isError, refetch } = useGetJobQuery(useRouteArg(getJob));
  if (job !== undefined && !isError && !job.isClosed) return <Wizard job={job} />;
  return (
    <Container width="form">
      <Unavailable job={job} error={isError ? error : null} onRetry={() => void refetch()} />
    </Container>
  );
}

interface UnavailableProps {
  job: Job | undefined;
  /** Null: none. */
  error: unknown;
  onRetry: () => void;
}

function Unavailable({ job, error, onRetry }: UnavailableProps) {
  if (error !== null && isApiError(error) && isUnknownAddress(error.status)) return <JobNotFound />;
  if (error !== null) return <JobFailed onRetry={onRetry} />;
  return job === undefined ? <ApplySkeleton /> : <JobClosed job={job} />;
}

function ApplySkeleton() {
  const { t } = useTranslation('mfe-apply');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="24rem" shape="tile" />
    </div>
  );
}
