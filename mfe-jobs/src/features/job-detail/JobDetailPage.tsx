import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Skeleton,
  styled,
  usePageMeta,
  useRouteArg,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { getJob, routes } from 'shared-contracts';
import { JobDetail } from './JobDetail';
import * as S from './JobDetail.styles';
import { jobTexts } from '../../components/job/job-texts';
import { Grid } from '../../components/job/JobFacts/JobFacts.styles';
import { late, TextsWaiting } from '../../components/job/TextsWaiting';
import { jobOf, useJob, type JobState } from '../../components/job/useJob';

/** /jobs/{id}: the job, first as a list on the way here contained it, a placeholder, or an error. */
export const JobDetailPage = withTexts('mfe-jobs', jobTexts, () => {
  const state = useJob(useRouteArg(getJob).id);
  const shown = jobOf(state);
  if (shown !== null) return <JobDetail {...shown} waiting={<TextsWaiting state={state} />} />;
  return (
    <Container>
      <WithoutJob state={state} />
    </Container>
  );
});

function WithoutJob({ state }: { state: JobState }) {
  if (state.status === 'notFound') return <JobNotFound />;
  if (state.status === 'failed') return <JobFailed onRetry={state.retry} />;
  return <JobSkeleton />;
}

/** The job does not exist. */
function JobNotFound() {
  const { t } = useTranslation('mfe-jobs');
  usePageMeta({ title: t('detail.notFound.title'), robots: 'noindex' });
  return (
    <EmptyState
      illustration="not-found"
      heading="h1"
      title={t('detail.notFound.title')}
      text={t('detail.notFound.text')}
      actions={<ButtonLink to={routes.jobs}>{t('detail.notFound.browse')}</ButtonLink>}
    />
  );
}

/** The job could not be loaded. */
function JobFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  usePageMeta({ title: t('detail.error.title'), robots: 'noindex' });
  return (
    <div role="alert">
      <EmptyState
        illustration="failed"
        heading="h1"
        title={t('detail.error.title')}
        text={t('detail.error.text')}
        actions={<Button onClick={onRetry}>{t('detail.error.retry')}</Button>}
      />
    </div>
  );
}

const Late = styled(S.Layout)`
  ${late}
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** Placeholder while the job is loading. Invisible for 150 ms, so that a fast response shows none. */
function JobSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <Late aria-hidden="true">
        <Lines>
          <Skeleton width="72px" height="72px" />
          <Skeleton width="70%" height="2.5rem" />
          <Grid as="div">
            {['62%', '48%', '55%', '40%', '52%', '45%'].map((width) => (
              <Skeleton key={width} width={width} height="3.5rem" />
            ))}
          </Grid>
          <Skeleton width="100%" height="1rem" />
          <Skeleton width="94%" height="1rem" />
          <Skeleton width="88%" height="1rem" />
        </Lines>
        <Skeleton width="100%" height="18rem" />
      </Late>
    </div>
  );
}
