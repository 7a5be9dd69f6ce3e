import {
  Button,
  ButtonLink,
  Container,
  isApiError,
  onDemand,
  Skeleton,
  useRouteArg,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useGetApplicationQuery } from 'platform/queries';
import { getApplication, isUnknownAddress, routes } from 'shared-contracts';
import { Notice } from '../../components/Notice';
import type { ApplicationDetailProps } from './ApplicationDetail';

/** Not part of the code of the wizard, which more visitors use. */
const ApplicationDetail = onDemand<ApplicationDetailProps>({
  load: async () => (await import(/* webpackChunkName: "application" */ './ApplicationDetail')).ApplicationDetail,
  isWanted: () => true,
  ahead: false,
  Waiting: ({ hasFailed, retry }) => (hasFailed ? <ApplicationFailed onRetry={retry} /> : <ApplicationSkeleton />),
});

/** /applications/{token}: target of the mailed link. */
export function ApplicationPage() {
  const arg = useRouteArg(getApplication);
  const { currentData: application, error, isError, refetch } = useGetApplicationQuery(arg);
  // The content remains visible during a refetch and after a failed one.
  if (application !== undefined) {
    return (
      <Container width="content">
        <ApplicationDetail application={application} token={arg.token} />
      </Container>
    );
  }
  return (
    <Container width="form">
      <NoApplication error={isError ? error : null} onRetry={() => void refetch()} />
    </Container>
  );
}

/** `error`: null while loading. */
function NoApplication({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null) return <ApplicationSkeleton />;
  return isApiError(error) && isUnknownAddress(error.status) ? (
    <LinkInvalid />
  ) : (
    <ApplicationFailed onRetry={onRetry} />
  );
}

function LinkInvalid() {
  const { t } = useTranslation('mfe-apply');
  return (
    <Notice
      illustration="not-found"
      title={t('link.invalid')}
      text={t('link.invalidText')}
      actions={<ButtonLink to={routes.jobs}>{t('browse')}</ButtonLink>}
    />
  );
}

function ApplicationFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <div role="alert">
      <Notice
        illustration="offline"
        title={t('link.failed')}
        text={t('failedJob.text')}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
}

function ApplicationSkeleton() {
  const { t } = useTranslation('mfe-apply');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('link.loading')}</VisuallyHidden>
      <Skeleton height="24rem" shape="tile" />
    </div>
  );
}
