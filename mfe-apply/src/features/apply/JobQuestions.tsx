import { Button, Note, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import type { Job, JobQuestion } from 'shared-contracts';
import { useGetJobQuestionsQuery } from '../../apply.api';
import * as S from './ApplyPage.styles';

/** The questions to come; the page stands without them. */
export function JobQuestions({ job }: { job: Pick<Job, 'id'> }) {
  const { t } = useTranslation('mfe-apply');
  const { data, isError, refetch } = useGetJobQuestionsQuery({ id: String(job.id) });
  if (isError) {
    return (
      <Note tone="danger" role="alert" title={t('apply.questions.failed')}>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t('apply.retry')}
        </Button>
      </Note>
    );
  }
  if (data === undefined) return <QuestionsSkeleton />;
  if (data.length === 0) return <p>{t('apply.questions.none')}</p>;
  return <QuestionList questions={data} />;
}

function QuestionList({ questions }: { questions: readonly JobQuestion[] }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <S.Questions>
      {questions.map(({ id, question, required }) => (
        <li key={id}>
          {question} {!required && <small>{t('apply.questions.optional')}</small>}
        </li>
      ))}
    </S.Questions>
  );
}

function QuestionsSkeleton() {
  const { t } = useTranslation('mfe-apply');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('apply.questions.loading')}</VisuallyHidden>
      <Skeleton height="4.5rem" />
    </div>
  );
}
