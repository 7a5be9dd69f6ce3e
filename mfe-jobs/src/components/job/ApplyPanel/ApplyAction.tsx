import { Button, ButtonLink, Fragment, Icon, useSession, useTranslation, type ButtonProps } from 'platform';
import { unmarkApplied } from 'platform/jobs';
import { useState, type MouseEvent } from 'react';
import { applyHref, type Job, type JobCard } from 'shared-contracts';
import type { ApplicationState } from '../../useApplicationState';

interface ApplyActionProps {
  job: JobCard;
  application: ApplicationState;
  size?: ButtonProps['size'];
  /** Applies in place on large screens; otherwise, and in a new tab, the link leads to the wizard. */
  onApply?: () => void;
}

/** Link to the application, also to complete its answers. Disabled after it is complete. */
export function ApplyAction({ job, application, size = 'lg', onApply }: ApplyActionProps) {
  const { t } = useTranslation('mfe-jobs');
  if (application === 'complete') {
    return (
      <Button size={size} disabled>
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
    <ButtonLink size={size} to={applyHref(job)} onClick={applyInPlace}>
      {application === 'answersDue' && <Icon name="alert" />}
      {t(application === 'answersDue' ? 'detail.answersDue' : 'detail.apply')}
    </ButtonLink>
  );
}

interface ApplyInPlaceProps extends Omit<ApplyActionProps, 'onApply'> {
  /** The complete job; null while it is loading, and the link leads to the wizard. */
  complete: Job | null;
}

/** The same, with the form in a dialog. */
export function ApplyInPlace({ complete, ...action }: ApplyInPlaceProps) {
  const [isApplying, setApplying] = useState(false);
  return (
    <>
      <ApplyAction {...action} {...(complete !== null && { onApply: () => setApplying(true) })} />
      {isApplying && complete !== null && (
        <Fragment of="jobs.apply.dialog.v1" job={complete} onClose={() => setApplying(false)} />
      )}
    </>
  );
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Deletes the browser's record of a visitor's application, for another person who uses the same browser. */
export function ApplyAsOther({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-jobs');
  if (useSession().status === 'authenticated') return null;
  return (
    <ButtonLink variant="quiet" to={applyHref(job)} onClick={() => unmarkApplied(job.id)}>
      {t('detail.applyAsOther')}
    </ButtonLink>
  );
}
