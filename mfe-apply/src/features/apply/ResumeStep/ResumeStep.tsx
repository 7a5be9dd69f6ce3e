import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Field, NewTab, useSession, useToast, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { Alert } from '../../../components/Alert/Alert';
import { FormFoot } from '../../../components/FormFoot';
import { StepTitle } from '../StepTitle';
import type { ApplicationFlow } from '../useApplication';
import { ResumeFile } from './ResumeFile';
import { UploadProgress } from './UploadProgress';
import { useApplicantForm } from './useApplicantForm';
import { useResumeChoice } from './useResumeChoice';
import * as S from '../Wizard.styles';

interface ResumeStepProps {
  flow: ApplicationFlow;
  /** The way back out of the wizard. */
  leave: ReactNode;
}

/** Step 1: the resume, and for a visitor where to send a link. */
export function ResumeStep({ flow, leave }: ResumeStepProps) {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  const pick = useRef<HTMLButtonElement>(null);
  const choice = useResumeChoice(flow);
  const applicant = useApplicantForm(flow);
  const isSending = flow.progress !== null;
  const isReady = flow.draft.resume !== null;

  const explain = () => {
    choice.miss();
    show({ title: t('errors.resume_missing'), variant: 'destructive' });
    pick.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void applicant.submit();
    else explain();
  };
  return (
    <>
      <StepTitle>{t('resume.title')}</StepTitle>
      <S.Lead>{t('resume.lead')}</S.Lead>
      <S.Form noValidate onSubmit={submit}>
        <S.Fields disabled={isSending}>
          <ResumeFile flow={flow} choice={choice} pickRef={pick} />
          <ApplicantFields inputProps={applicant.inputProps} />
        </S.Fields>
        <UploadFailed flow={flow} />
        <Privacy company={flow.job.companyName} />
        <FormFoot>
          {flow.progress !== null && <UploadProgress share={flow.progress} onCancel={flow.cancel} />}
          {leave}
          <S.Submit type="submit" size="lg" busy={isSending} aria-disabled={!isReady || undefined} $isReady={isReady}>
            {t(flow.job.questionCount > 0 ? 'resume.continue' : 'resume.submit')}
          </S.Submit>
        </FormFoot>
      </S.Form>
    </>
  );
}

function ApplicantFields({ inputProps }: Pick<ReturnType<typeof useApplicantForm>, 'inputProps'>) {
  const { t } = useTranslation('mfe-apply');
  if (useSession().status === 'authenticated') return null;
  return (
    <>
      <S.Small>{t('resume.why')}</S.Small>
      <Field {...inputProps('name')} label={t('resume.name')} optional autoComplete="name" />
      <Field
        {...inputProps('email')}
        label={t('resume.email')}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}

function UploadFailed({ flow: { failure, submit } }: { flow: ApplicationFlow }) {
  const { t } = useTranslation('mfe-apply');
  if (failure === null) return null;
  return (
    <Alert title={failure.text}>
      {failure.isPassing && (
        <Button variant="secondary" size="sm" onClick={submit}>
          {t('retry')}
        </Button>
      )}
    </Alert>
  );
}

/** In a tab of its own: the form stays. */
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
