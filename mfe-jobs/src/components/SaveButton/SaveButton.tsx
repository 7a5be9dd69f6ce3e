import { Button, Icon, IconButton, useTranslation, type IconButtonProps } from 'platform';
import type { JobCard } from 'shared-contracts';
import { useSaveJob } from './useSaveJob';

interface SaveButtonProps {
  job: JobCard;
}

/** The bookmark of a row and of the action bar. */
export function SaveIconButton({ job, variant = 'plain' }: SaveButtonProps & Pick<IconButtonProps, 'variant'>) {
  const { t } = useTranslation('mfe-jobs');
  const { isSaved, isBusy, toggle } = useSaveJob(job);
  const label = t(isSaved ? 'save.removeNamed' : 'save.saveNamed', { title: job.title });
  return (
    <IconButton
      variant={variant}
      label={label}
      aria-pressed={isSaved}
      aria-disabled={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon name="bookmark" />
    </IconButton>
  );
}

/** The bookmark with words, in the apply panel. */
export function SaveButton({ job }: SaveButtonProps) {
  const { t } = useTranslation('mfe-jobs');
  const { isSaved, isBusy, toggle } = useSaveJob(job);
  return (
    <Button variant="secondary" aria-pressed={isSaved} busy={isBusy} onClick={() => void toggle()}>
      {!isBusy && <Icon name="bookmark" />}
      {t(isSaved ? 'save.saved' : 'save.save')}
    </Button>
  );
}
