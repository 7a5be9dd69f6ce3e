import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink, useSignInAgain, useTranslation } from 'platform';
import { jobHref, routes, type Job } from 'shared-contracts';
import { Notice } from '../../components/Notice';

export function JobClosed({ job }: { job: Pick<Job, 'slug'> }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <Notice
      illustration="empty-search"
      title={t('closed.title')}
      text={t('closed.text')}
      actions={<ButtonLink to={jobHref(job)}>{t('backToJob')}</ButtonLink>}
    />
  );
}

export function JobNotFound() {
  const { t } = useTranslation('mfe-apply');
  return (
    <Notice
      illustration="not-found"
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<ButtonLink to={routes.jobs}>{t('browse')}</ButtonLink>}
    />
  );
}

export function JobFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <div role="alert">
      <Notice
        illustration="offline"
        title={t('failedJob.title')}
        text={t('failedJob.text')}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
}

/** Navigates to /auth, which explains that the session has ended, and from there back to `returnTo`. */
export function SessionOver({ returnTo }: { returnTo: string }) {
  // Navigates after rendering, when the leave guard of the previous content is unmounted.
  const signInAgain = useEffectEvent(useSignInAgain(returnTo));
  useEffect(() => signInAgain(), []);
  return null;
}
