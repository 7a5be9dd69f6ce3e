import { Container, isApiError, Skeleton, useRouteArg, useTranslation, VisuallyHidden } from 'platform';
import { useGetJobQuery } from 'platform/queries';
import { getJob, isUnknownAddress } from 'shared-contracts';
import { JobClosed, JobFailed, JobNotFound } from './Unavailable';
import { Wizard } from './Wizard';

/** /jobs/{id}/apply: the wizard, or why an application is not possible. */
export function ApplyPage() {
  return (
    <Container width="form">
      <ApplyState />
    </Container>
  );
}

function ApplyState() {
  const { currentData: job, error, isError, refetch } = useGetJobQuery(useRouteArg(getJob));
  if (isError && isApiError(error) && isUnknownAddress(error.status)) return <JobNotFound />;
  if (isError) return <JobFailed onRetry={() => void refetch()} />;
  if (job === undefined) return <ApplySkeleton />;
  return job.isClosed ? <JobClosed job={job} /> : <Wizard job={job} />;
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
