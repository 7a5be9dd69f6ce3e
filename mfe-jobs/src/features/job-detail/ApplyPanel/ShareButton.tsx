import { Button, Icon, IconButton, usePageContext, useToast, useTranslation } from 'platform';
import { shareOnDevice } from 'platform/jobs';
import { jobHref, type Job } from 'shared-contracts';

/** Opens the share sheet of the app or the browser. Copies the link if there is none, or if it fails. */
function useShare(job: Pick<Job, 'slug' | 'title'>): () => Promise<void> {
  const { t } = useTranslation('mfe-jobs');
  const { show } = useToast();
  const { publicUrl } = usePageContext();
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      show({ title: t('detail.shared'), variant: 'success' });
    } catch {
      show({ title: t('detail.shareFailed'), variant: 'destructive' });
    }
  };
  return async () => {
    const link = { title: job.title, url: new URL(jobHref(job), publicUrl).href };
    try {
      await shareOnDevice(link);
    } catch {
      await copy(link.url);
    }
  };
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
