import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, NewTab, useLoadingStage, useToast, useTranslation, VisuallyHidden } from 'platform';
import { FileField, UploadProgress } from 'platform/files';
import { FormAlert } from 'platform/forms';
import { routes } from 'shared-contracts';
import { FormFoot } from '../../../components/FormFoot';
import { isContentSent, type Draft } from '../../../draft/draft';
import { StepTitle } from '../StepTitle';
import type { ApplicationFlow } from '../useApplication';
import { ApplicantFields, useApplicantForm } from './ApplicantFields';
import { ResumeStepSkeleton } from './ResumeStepSkeleton';
import { SaveForLater } from './SaveForLater';
import { SourceSwitch, StoredResumes, StoredState } from './StoredResumes';
import { useResumeStep, type ResumeStepState } from './useResumeStep';
import * as S from '../Wizard.styles';

interface ResumeStepProps {
  flow: ApplicationFlow;
  /** Button or link out of the wizard. */
  leave: ReactNode;
}

/** Step 1: the resume, from the account or from this device, and a visitor's name and address. */
export function ResumeStep({ flow, leave }: ResumeStepProps) {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  const applicant = useApplicantForm(flow);
  const step = useResumeStep(flow);
  const isSending = flow.progress !== null;
  const { isStored, isReady } = step;
  const label = submitLabelOf(flow);
  const noteId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isReady) {
      step.reportMissing();
      show({ title: t('errors.resume_missing'), variant: 'destructive' });
    } else if (step.confirm()) void applicant.submit();
  };
  const waiting = useWaiting(step);
  const isWaiting = waiting !== null;
  return (
    <>
      <StepTitle>{t(step.stored.state === 'none' ? 'resume.title' : 'resume.titleChoice')}</StepTitle>
      {waiting ?? <S.Lead>{t('resume.lead')}</S.Lead>}
      <S.Form method="post" noValidate hidden={isWaiting} onSubmit={submit}>
        <S.Fields disabled={isSending}>
          <VisuallyHidden as="legend">{t('resume.legend')}</VisuallyHidden>
          {!isWaiting && <StoredState stored={step.stored} />}
          <ResumeSource flow={flow} step={step} />
          {flow.isVisitor && <ApplicantFields inputProps={applicant.inputProps} />}
        </S.Fields>
        <UploadFailed flow={flow} />
        <Privacy company={flow.job.companyName} />
        {label === 'resume.sendAndContinue' && <S.Small id={noteId}>{t('resume.sendsNow')}</S.Small>}
        <FormFoot>
          {flow.progress !== null && !isStored && <UploadProgress state={flow.progress} onCancel={flow.cancel} />}
          {leave}
          <S.Submit
            type="submit"
            size="lg"
            busy={isSending}
            aria-disabled={!isReady || undefined}
            aria-describedby={label === 'resume.sendAndContinue' ? noteId : undefined}
            $isReady={isReady}
          >
            {t(label)}
          </S.Submit>
        </FormFoot>
      </S.Form>
    </>
  );
}

/**
 * In the form's place while it is unknown whether the account has resumes, but not for long and not after a file was chosen. Empty
 * at first and on the server, then a placeholder; null if the form is shown.
 */
function useWaiting({ stored, isReady }: ResumeStepState): ReactNode {
  const stage = useLoadingStage();
  if (stored.state !== 'loading' || stage === 'slow' || isReady) return null;
  return stage === null ? <></> : <ResumeStepSkeleton />;
}

function submitLabelOf({ job, draft }: ApplicationFlow) {
  if (job.questionCount === 0) return 'resume.submit';
  return isContentSent(draft) ? 'resume.continue' : 'resume.sendAndContinue';
}

/** The drop zone is always mounted, also in a hidden form, because a file can be dropped on the page at any time. */
function ResumeSource({ flow, step }: { flow: ApplicationFlow; step: ResumeStepState }) {
  const { t } = useTranslation('mfe-apply');
  const { stored, choice, saving, isStored } = step;
  const { draft } = flow;
  const problem = choice.problem === null ? null : t(`errors.${choice.problem}`);
  return (
    <>
      <SourceSwitch stored={stored} />
      {isStored && (
        <StoredResumes stored={stored} problem={problem} rowsRef={step.rows} onSignedOut={flow.leaveToSignIn} />
      )}
      <div hidden={isStored}>
        <FileField
          file={shownFile(draft)}
          isSent={isContentSent(draft)}
          problem={isStored ? null : problem}
          pickRef={step.pick}
          onPick={() => stored.show('upload')}
          onChoose={(file) => {
            if (flow.progress !== null) return;
            stored.show('upload');
            void choice.choose(file);
          }}
          onRemove={choice.remove}
        />
      </div>
      <SaveForLater saving={saving} />
    </>
  );
}

function shownFile({ resume }: Draft) {
  return resume && { name: resume.name, size: resume.file.size, pages: resume.pages, hasText: resume.hasText };
}

/** Opens in a new tab, so the form is preserved. */
function Privacy({ company }: { company: string }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <S.Small>
      {t('privacy.text', { company })}{' '}
      <S.Aside to={routes.privacy} target="_blank" rel="noopener">
        {t('privacy.link')}
        <NewTab />
      </S.Aside>
    </S.Small>
  );
}

/** Error of the upload with a retry. */
function UploadFailed({ flow: { failure, edit, submit } }: { flow: ApplicationFlow }) {
  const { t } = useTranslation('mfe-apply');
  if (failure === null) return null;
  const submitUnsaved = () => {
    edit({ saves: false });
    submit();
  };
  return (
    <FormAlert title={failure.text}>
      {failure.isTemporary && (
        <Button variant="secondary" size="sm" onClick={submit}>
          {t('retry')}
        </Button>
      )}
      {failure.code === 'resume_limit' && (
        <Button variant="secondary" size="sm" onClick={submitUnsaved}>
          {t('save.without')}
        </Button>
      )}
    </FormAlert>
  );
}
