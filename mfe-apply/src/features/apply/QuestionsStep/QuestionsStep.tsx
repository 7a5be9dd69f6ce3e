import { useEffect, useEffectEvent } from 'react';
import { Button, Icon, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import type { ApplicationReceipt } from 'shared-contracts';
import { useGetJobQuestionsQuery } from '../../../apply.api';
import { QuestionsForm } from '../../../components/QuestionsForm/QuestionsForm';
import type { ApplicationFlow } from '../useApplication';
import { QuestionsTitle } from './QuestionsTitle';
import * as S from '../Wizard.styles';

interface QuestionsStepProps {
  flow: ApplicationFlow;
  receipt: ApplicationReceipt;
}

/** Step 2. Where the questions cannot be had, the application counts as complete all the same (SPEC §8). */
export function QuestionsStep({ flow, receipt }: QuestionsStepProps) {
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
      {questions === undefined || isSkipped ? <QuestionsSkeleton /> : <Questions {...{ flow, receipt, questions }} />}
    </>
  );
}

interface QuestionsProps extends QuestionsStepProps {
  questions: Parameters<typeof QuestionsForm>[0]['questions'];
}

function Questions({ flow, receipt, questions }: QuestionsProps) {
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
        onChange={(answers) => flow.session.change({ answers })}
        onAnswered={(answered) => flow.complete(answered ?? receipt)}
        lostAction={
          <Button variant="secondary" size="sm" onClick={flow.sendAgain}>
            {t('startAgain')}
          </Button>
        }
        back={
          <Button variant="secondary" size="lg" onClick={flow.back}>
            <Icon name="arrowLeft" />
            {t('questions.back')}
          </Button>
        }
        submitLabel={t('questions.submit')}
      />
    </>
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
