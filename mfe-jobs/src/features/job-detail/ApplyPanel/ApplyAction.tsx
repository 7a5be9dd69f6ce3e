import { Button, ButtonLink, Icon, useSession, useTranslation } from 'platform';
import { unmarkApplied } from 'platform/jobs';
import type { MouseEvent } from 'react';
import { applyHref, type Job } from 'shared-contracts';
import type { ApplicationState } from '../../../components/useApplicationState';

interface ApplyActionProps {
  job: Job;
  application: ApplicationState;
  /** Applies in place on large screens; otherwise, and in a new tab, the link leads to the wizard. */
  onApply?: () => void;
}

/** Link to the application, also to complete its answers. Disabled after it is complete. */
export function ApplyAction({ job, application, onApply }: ApplyActionProps) {
  const { t } = useTranslation('mfe-jobs');
  if (application === 'complete') {
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
      {application === 'answersDue' && <Icon name="alert" />}
      {t(application === 'answersDue' ? 'detail.answersDue' : 'detail.apply')}
    </ButtonLink>
  );
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Deletes the browser's record of a visitor's application, for another person who uses the same browser. */
export function ApplyAsOther({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  if (useSession().status === 'authenticated') return null;
  return (
    <ButtonLink variant="quiet" to={applyHref(job)} onClick={() => unmarkApplied(job.id)}>
      {t('detail.applyAsOther')}
    </ButtonLink>
  );
}
