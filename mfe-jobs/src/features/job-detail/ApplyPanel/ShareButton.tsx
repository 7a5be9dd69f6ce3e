import { Button, Icon, IconButton, useTranslation } from 'platform';
import type { Job } from 'shared-contracts';
import { useShare } from './useShare';

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
