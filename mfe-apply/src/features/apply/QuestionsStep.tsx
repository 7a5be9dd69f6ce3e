import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button, Icon, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import { useGetJobQuestionsQuery } from 'platform/queries';
import type { ApplicationReceipt } from 'shared-contracts';
import { QuestionsForm } from '../../components/QuestionsForm';
import { StepTitle } from './StepTitle';
import type { ApplicationFlow } from './useApplication';
import * as S from './Wizard.styles';

interface QuestionsStepProps {
  flow: ApplicationFlow;
  receipt: ApplicationReceipt;
  /** Replaces the button to step 1 if this browser does not have the resume. */
  leave: ReactNode;
}

/** Step 2. If the questions cannot be loaded, the application is complete without them (SPEC §8). */
export function QuestionsStep({ flow, receipt, leave }: QuestionsStepProps) {
  const { job, complete } = flow;
  const { data: questions, isError } = useGetJobQuestionsQuery({ id: String(job.id) });
  const skip = useEffectEvent(() => complete(receipt, isError));
  const isSkipped = isError || questions?.length === 0;
  useEffect(() => {
    if (isSkipped) skip();
  }, [isSkipped]);
  return (
    <>
      <QuestionsTitle count={questions?.length || job.questionCount} company={job.companyName} />
      {questions === undefined || isSkipped ? (
        <QuestionsSkeleton />
      ) : (
        <Questions {...{ flow, receipt, leave, questions }} />
      )}
    </>
  );
}

interface QuestionsProps extends QuestionsStepProps {
  questions: Parameters<typeof QuestionsForm>[0]['questions'];
}

function Questions({ flow, receipt, leave, questions }: QuestionsProps) {
  const { t } = useTranslation('mfe-apply');
  const hasOptional = questions.some(({ required }) => !required);
  return (
    <>
      <S.Lead>{t(hasOptional ? 'questions.lead' : 'questions.leadRequired')}</S.Lead>
      <QuestionsForm
        questions={questions}
        jobId={flow.job.id}
        resumeId={receipt.resumeId}
        initial={flow.draft.answers}
        onChange={(answers) => flow.edit({ answers })}
        onAnswered={(answered) => flow.complete(answered ?? receipt)}
        lostAction={
          <Button variant="secondary" size="sm" onClick={flow.sendAgain}>
            {t('startAgain')}
          </Button>
        }
        back={flow.isFromAccount ? leave : <ToResume flow={flow} />}
        submitLabel={t('questions.submit')}
      />
    </>
  );
}

function ToResume({ flow }: { flow: ApplicationFlow }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <Button variant="secondary" size="lg" onClick={flow.back}>
      <Icon name="arrowLeft" />
      {t('questions.back')}
    </Button>
  );
}

function QuestionsSkeleton() {
  const { t } = useTranslation('mfe-apply');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('questions.loading')}</VisuallyHidden>
      <Skeleton height="18rem" shape="tile" />
    </div>
  );
}

/** "Três perguntas de Vela Digital". Numbers with a text are spelled out. */
function QuestionsTitle({ count, company }: { count: number; company: string }) {
  const { t } = useTranslation('mfe-apply');
  const number = t(`numbers.${count}`, { defaultValue: String(count) });
  return <StepTitle>{t('questions.title', { count, number, company })}</StepTitle>;
}
