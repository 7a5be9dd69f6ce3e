import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, usePageMeta, useTranslation, type IllustrationName } from 'platform';
import { jobHref, routes, type Job } from 'shared-contracts';

interface NoticeProps {
  illustration: IllustrationName;
  title: string;
  text: string;
  actions: ReactNode;
}

/** The whole page is one message. */
function Notice(props: NoticeProps) {
  usePageMeta({ title: props.title, robots: 'noindex' });
  return <EmptyState heading="h1" {...props} />;
}

export function JobClosed({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <Notice
      illustration="empty-search"
      title={t('apply.closed.title')}
      text={t('apply.closed.text')}
      actions={<ButtonLink to={jobHref(job)}>{t('apply.back')}</ButtonLink>}
    />
  );
}

export function JobNotFound() {
  const { t } = useTranslation('mfe-apply');
  return (
    <Notice
      illustration="not-found"
      title={t('apply.notFound.title')}
      text={t('apply.notFound.text')}
      actions={<ButtonLink to={routes.jobs}>{t('apply.browse')}</ButtonLink>}
    />
  );
}

export function JobFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <div role="alert">
      <Notice
        illustration="offline"
        title={t('apply.error.title')}
        text={t('apply.error.text')}
        actions={<Button onClick={onRetry}>{t('apply.retry')}</Button>}
      />
    </div>
  );
}
