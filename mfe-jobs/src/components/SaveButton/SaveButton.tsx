import { Button, Icon, IconButton, useTranslation, type IconButtonProps } from 'platform';
import type { JobCard } from 'shared-contracts';
import { useSaveJob } from './useSaveJob';

interface SaveButtonProps {
  job: Pick<JobCard, 'title'>;
  isSaved?: boolean | undefined;
}

/** The bookmark of a row and of the action bar. */
export function SaveIconButton({
  job,
  isSaved = false,
  variant = 'plain',
}: SaveButtonProps & Pick<IconButtonProps, 'variant'>) {
  const { t } = useTranslation('mfe-jobs');
  const save = useSaveJob();
  const label = t(isSaved ? 'save.removeNamed' : 'save.saveNamed', { title: job.title });
  return (
    <IconButton variant={variant} label={label} aria-pressed={isSaved} onClick={save}>
      <Icon name="bookmark" />
    </IconButton>
  );
}

/** The bookmark with words, in the apply panel. */
export function SaveButton({ isSaved = false }: Pick<SaveButtonProps, 'isSaved'>) {
  const { t } = useTranslation('mfe-jobs');
  const save = useSaveJob();
  return (
    <Button variant="secondary" aria-pressed={isSaved} onClick={save}>
      <Icon name="bookmark" />
      {t(isSaved ? 'save.saved' : 'save.save')}
    </Button>
  );
}
