import { Button, Icon, IconButton, usePageContext, useToast, useTranslation } from 'platform';
import { jobHref, type Job } from 'shared-contracts';

/** Opens the browser's share sheet if it has one, otherwise copies the link. */
function useShare(job: Pick<Job, 'slug' | 'title'>): () => Promise<void> {
  const { t } = useTranslation('mfe-jobs');
  const { show } = useToast();
  const { publicUrl } = usePageContext();
  return async () => {
    const link = { title: job.title, url: new URL(jobHref(job), publicUrl).href };
    if (typeof navigator.share === 'function') return shareLink(link);
    try {
      await navigator.clipboard.writeText(link.url);
      show({ title: t('detail.shared'), variant: 'success' });
    } catch {
      show({ title: t('detail.shareFailed'), variant: 'destructive' });
    }
  };
}

/** Closing the share sheet also rejects; it is not an error. */
async function shareLink(link: ShareData): Promise<void> {
  await navigator.share(link).catch(() => undefined);
}

export function ShareButton({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const share = useShare(job);
  return (
    <Button variant="quiet" size="sm" onClick={() => void share()}>
      <Icon name="share" size="sm" />
      {t('detail.share')}
    </Button>
  );
}

export function ShareIconButton({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const share = useShare(job);
  return (
    <IconButton variant="outline" label={t('detail.shareNamed', { title: job.title })} onClick={() => void share()}>
      <Icon name="share" />
    </IconButton>
  );
}
