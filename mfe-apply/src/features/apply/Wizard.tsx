import { useMemo } from 'react';
import {
  ButtonLink,
  Container,
  Icon,
  Link,
  Note,
  onDemand,
  useLeaveGuard,
  usePageMeta,
  useTranslation,
} from 'platform';
import { applyHref, jobHref, routes, type Job } from 'shared-contracts';
import { JobLine } from '../../components/JobLine';
import { AlreadyApplied } from './AlreadyApplied';
import { LeaveDialog } from './LeaveDialog';
import type { SimilarJobsProps } from './ConfirmationStep/SimilarJobs';
import { StepCount, StepIndicator, StepProgress } from './StepIndicator/StepIndicator';
import { usePageSteps } from './steps';
import { StepPlaceContext, useMoved } from './StepTitle';
import { JobClosed, JobNotFound, SessionOver } from './Unavailable';
import { useApplication } from './useApplication';
import { WizardStep } from './WizardStep';
import * as S from './Wizard.styles';

/** Shown after the application is sent, below the confirmation: not part of the wizard's code. */
const SimilarJobs = onDemand<SimilarJobsProps>({
  load: async () =>
    (await import(/* webpackChunkName: "apply-similar" */ './ConfirmationStep/SimilarJobs')).SimilarJobs,
  isWanted: ({ job }) => job.related.length > 0,
  ahead: false,
});

/** The application as a page: steps are history entries, and leaving requires a confirmation. */
export function Wizard({ job }: { job: Job }) {
  const flow = useApplication(job, usePageSteps());
  const current = flow.completion === null ? flow.step : 'sent';
  const moved = useMoved(current, flow.isOpen);
  const place = useMemo(() => ({ heading: 'h1' as const, moved }), [moved]);
  const guard = useLeaveGuard(flow.isDirty);
  const { completion, applied, endReason, isOver } = flow;
  useWizardMeta(job, completion !== null);
  const isSent = completion !== null && !isOver;
  if (endReason === 'session' || endReason === 'closed' || endReason === 'notFound') {
    return (
      <Container width="form">
        <Ended job={job} reason={endReason} />
      </Container>
    );
  }
  return (
    <Container width={isSent ? 'content' : 'form'}>
      <S.Page data-bottom-bar={isSent || isOver ? undefined : true}>
        <JobLine job={job} />
        {isOver ? (
          <AlreadyApplied at={applied} heading="h1" onOther={flow.applyAsOther} actions={<BackToJob job={job} />} />
        ) : (
          <StepPlaceContext value={place}>
            {isSent ? (
              <StepProgress steps={flow.steps} current={current}>
                <StepCount steps={flow.steps} current={current} />
              </StepProgress>
            ) : (
              <StepIndicator steps={flow.steps} current={current} moves={moved} />
            )}
            <WithoutScript job={job} />
            <WizardStep flow={flow} leave={<BackToJob job={job} />} finish={<ConfirmationActions job={job} />} />
            {isSent && <SimilarJobs job={job} />}
          </StepPlaceContext>
        )}
        <LeaveDialog flow={flow} open={guard.pending} onStay={guard.stay} onLeave={guard.leave} />
      </S.Page>
    </Container>
  );
}

function Ended({ job, reason }: { job: Job; reason: 'session' | 'closed' | 'notFound' }) {
  if (reason === 'session') return <SessionOver returnTo={applyHref(job)} />;
  return reason === 'closed' ? <JobClosed job={job} /> : <JobNotFound />;
}

function useWizardMeta({ title }: Job, isSent: boolean) {
  const { t } = useTranslation('mfe-apply');
  usePageMeta({
    title: t(isSent ? 'meta.sentTo' : 'meta.applyTo', { title }),
    description: t('meta.apply.description'),
    robots: 'noindex',
  });
}

function BackToJob({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <ButtonLink variant="secondary" size="lg" to={jobHref(job)}>
      <Icon name="arrowLeft" />
      {t('backToJob')}
    </ButtonLink>
  );
}

function ConfirmationActions({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <>
      <BackToJob job={job} />
      <ButtonLink variant="secondary" size="lg" to={routes.jobs}>
        {t('more')}
      </ButtonLink>
    </>
  );
}

function WithoutScript({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <noscript>
      <Note tone="warning" title={t('noScript.title')}>
        {t('noScript.text')} <Link to={jobHref(job)}>{t('backToJob')}</Link>
      </Note>
    </noscript>
  );
}
