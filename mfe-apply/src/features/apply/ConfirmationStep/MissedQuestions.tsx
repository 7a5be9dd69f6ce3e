import { Button, Note, useTranslation } from 'platform';
import { useGetJobQuestionsQuery } from '../../../apply.api';
import { QuestionsForm } from '../../../components/QuestionsForm/QuestionsForm';
import type { Completion } from '../../../draft/draft-session';
import type { ApplicationFlow } from '../useApplication';
import * as S from './ConfirmationStep.styles';

interface MissedQuestionsProps {
  flow: ApplicationFlow;
  completion: Completion;
}

/** The questions could not be loaded: by the mailed link they can be answered later, and without one here and now. */
export function MissedQuestions({ flow, completion: { email, receipt } }: MissedQuestionsProps) {
  const { t } = useTranslation('mfe-apply');
  const { companyName: company, id } = flow.job;
  const { data: questions, isFetching, refetch } = useGetJobQuestionsQuery({ id: String(id) }, { skip: email !== '' });
  if (questions !== undefined) {
    return (
      <S.Missed>
        <QuestionsForm
          questions={questions}
          jobId={id}
          resumeId={receipt.resumeId}
          onAnswered={flow.session.answered}
          submitLabel={t('answers.submit')}
        />
      </S.Missed>
    );
  }
  return (
    <S.Missed>
      <Note tone="warning" role="status" title={t('missed.title', { company })}>
        {t(email === '' ? 'missed.here' : 'missed.later')}
        {email === '' && (
          <div>
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('missed.retry')}
            </Button>
          </div>
        )}
      </Note>
    </S.Missed>
  );
}
