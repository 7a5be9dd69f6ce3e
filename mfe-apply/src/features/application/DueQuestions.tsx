import { useState } from 'react';
import { AlertDialog, useLeaveGuard, useToast, useTranslation } from 'platform';
import type { Application } from 'shared-contracts';
import { markApplied } from '../../applied-jobs';
import { QuestionsForm } from '../../components/QuestionsForm';
import { endDraftOf } from './end-draft';
import * as S from './ApplicationDetail.styles';

/** Form of the questions without an answer. */
export function DueQuestions({ application }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  const [isDirty, setDirty] = useState(false);
  const { pending, stay, leave } = useLeaveGuard(isDirty);
  const due = application.questions.filter(({ answer }) => answer === null);
  if (due.length === 0) return null;
  return (
    <S.Section>
      <h2>{t('answers.due', { count: due.length })}</h2>
      <S.Muted>{t('answers.dueText', { company: application.job.companyName })}</S.Muted>
      <QuestionsForm
        questions={due}
        jobId={application.job.id}
        resumeId={application.id}
        onChange={(answers) => setDirty(Object.values(answers).some((answer) => answer.trim() !== ''))}
        onAnswered={() => {
          setDirty(false);
          if (endDraftOf(application)) markApplied(application.job.id, application.submittedAt);
          show({ title: t('answers.sent'), variant: 'success' });
        }}
        submitLabel={t('answers.submit')}
      />
      <AlertDialog
        open={pending}
        onOpenChange={(open) => !open && stay()}
        title={t('leave.answersTitle')}
        text={t('leave.answers')}
        cancelLabel={t('leave.stay')}
        confirmLabel={t('leave.leave')}
        onConfirm={leave}
        tone="primary"
      />
    </S.Section>
  );
}
