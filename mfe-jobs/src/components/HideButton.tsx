import { Button, Icon, IconButton, useTranslation } from 'platform';
import { hiddenJobs } from 'platform/jobs';
import type { JobCard } from 'shared-contracts';

interface HideButtonProps {
  job: Pick<JobCard, 'id' | 'title'>;
}

/** Hides a job from the results. In a row. */
export function HideIconButton({ job, onHide }: HideButtonProps & { onHide: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <IconButton label={t('hide.hideNamed', { title: job.title })} onClick={onHide}>
      <Icon name="hide" />
    </IconButton>
  );
}

/** Hides the shown job from the results, or lists it again. */
export function HideButton({ job, onHide = () => hiddenJobs.add(job.id) }: HideButtonProps & { onHide?: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  const isHidden = hiddenJobs.useIds().has(job.id);
  return (
    <Button variant="quiet" size="sm" onClick={isHidden ? () => hiddenJobs.remove(job.id) : onHide}>
      <Icon name={isHidden ? 'eye' : 'hide'} size="sm" />
      {t(isHidden ? 'hide.show' : 'hide.hide')}
    </Button>
  );
}
