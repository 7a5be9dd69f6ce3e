import { useMemo, useState } from 'react';
import { Button, ButtonLink, Dialog, EmptyState, styled, useLeaveGuard, useTranslation } from 'platform';
import { applyHref, routes, type Job } from 'shared-contracts';
import { useJobPlace } from '../../../components/JobLine';
import { AlreadyApplied } from '../AlreadyApplied';
import { LeaveDialog } from '../LeaveDialog';
import { StepCount, StepProgress } from '../StepIndicator/StepIndicator';
import type { Step } from '../steps';
import { StepPlaceContext, useMoved } from '../StepTitle';
import { SessionOver } from '../Unavailable';
import { useApplication, type ApplicationFlow } from '../useApplication';
import { WizardStep } from '../WizardStep';

export interface ApplyModalProps {
  job: Job;
  /** `applied`: the application was sent. */
  onClose: (applied: boolean) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** Applying in a dialog over another page (SPEC §4). */
export function ApplyModal({ job, onClose }: ApplyModalProps) {
  const [requested, setRequested] = useState<Step | null>(null);
  const flow = useApplication(job, { requested, go: setRequested });
  const guard = useLeaveGuard(flow.isDirty);
  const [isAsking, setAsking] = useState(false);
  const place = useJobPlace(job);
  const close = () => (flow.isDirty ? setAsking(true) : onClose(flow.hasApplied));
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        size="wide"
        title={job.title}
        text={[job.companyName, place].filter(Boolean).join(' · ')}
      >
        <ModalBody flow={flow} onClose={close} />
      </Dialog>
      <LeaveDialog
        flow={flow}
        open={isAsking || guard.pending}
        onStay={() => {
          setAsking(false);
          guard.stay();
        }}
        onLeave={() => {
          onClose(false);
          guard.leave();
        }}
      />
    </>
  );
}

interface ModalBodyProps {
  flow: ApplicationFlow;
  onClose: () => void;
}

function ModalBody({ flow, onClose }: ModalBodyProps) {
  const { t } = useTranslation('mfe-apply');
  const { applied, completion, endReason, isOver, job, steps } = flow;
  const current = completion === null ? flow.step : 'sent';
  const moved = useMoved(current, flow.isOpen);
  const place = useMemo(() => ({ heading: 'h3' as const, moved }), [moved]);
  const dismiss = (
    <Button variant="secondary" size="lg" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (endReason === 'session') return <SessionOver returnTo={applyHref(job)} />;
  if (endReason === 'closed' || endReason === 'notFound') return <JobUnavailable reason={endReason} />;
  if (isOver) return <AlreadyApplied at={applied} heading="h3" onOther={flow.applyAsOther} actions={dismiss} />;
  return (
    <StepPlaceContext value={place}>
      <Body>
        <StepProgress steps={steps} current={current}>
          <StepCount steps={steps} current={current} />
        </StepProgress>
        <WizardStep flow={flow} leave={dismiss} finish={dismiss} />
      </Body>
    </StepPlaceContext>
  );
}

function JobUnavailable({ reason }: { reason: 'closed' | 'notFound' }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <EmptyState
      illustration={reason === 'closed' ? 'no-openings' : 'not-found'}
      heading="h3"
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={<ButtonLink to={routes.jobs}>{t('browse')}</ButtonLink>}
    />
  );
}
