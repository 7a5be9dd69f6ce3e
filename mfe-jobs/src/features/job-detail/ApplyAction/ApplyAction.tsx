import type { MouseEvent } from 'react';
import { Button, ButtonLink, Icon, useTranslation } from 'platform';
import { applyHref, type Job } from 'shared-contracts';

interface ApplyActionProps {
  job: Job;
  hasApplied: boolean;
  /** Applies in place, where there is room for it; without it, and by a new tab, the link leads to the wizard. */
  onApply?: () => void;
}

/** The way into the application; once it was sent, a button that says so. */
export function ApplyAction({ job, hasApplied, onApply }: ApplyActionProps) {
  const { t } = useTranslation('mfe-jobs');
  if (hasApplied) {
    return (
      <Button size="lg" disabled>
        <Icon name="check" />
        {t('detail.applied')}
      </Button>
    );
  }
  const applyInPlace = (event: MouseEvent) => {
    if (onApply === undefined || event.button !== 0 || isForNewTab(event)) return;
    event.preventDefault();
    onApply();
  };
  return (
    <ButtonLink size="lg" to={applyHref(job)} onClick={applyInPlace}>
      {t('detail.apply')}
    </ButtonLink>
  );
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;
