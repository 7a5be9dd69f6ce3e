import { useState } from 'react';
import { AlertDialog, Button, useLeaveGuard, useToast, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { clearAnswersDue, markApplied, unmarkApplied } from 'platform/jobs';
import type { Application } from 'shared-contracts';
import { QuestionsForm } from '../../components/QuestionsForm';
import { useWithdrawal } from '../../components/useWithdrawal';
import { draftStore } from '../../draft/draft-store';
import * as S from './ApplicationDetail.styles';

/**
 * Deletes this browser's draft of an application that was completed or withdrawn, and its record of missing answers. Returns
 * whether there was such a record.
 */
function endDraftOf(application: Application): boolean {
  void removeDraftOf(application);
  return clearAnswersDue(application.jobId, application.submittedAt);
}

async function removeDraftOf({ id, userId, jobId }: Application): Promise<void> {
  const draft = await draftStore.read(jobId, userId);
  if (draft?.receipt?.id === id) await draftStore.remove(jobId, userId);
}

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

interface WithdrawProps {
  application: Application;
  token: string;
}

/** Withdraws an application after a confirmation. */
export function Withdraw({ application, token }: WithdrawProps) {
  const { t } = useTranslation('mfe-apply');
  const [isAsking, setAsking] = useState(false);
  const { withdraw, isRunning, failure } = useWithdrawal(token, () => {
    unmarkApplied(application.job.id);
    endDraftOf(application);
  });
  const confirm = async () => {
    await withdraw();
    setAsking(false);
  };
  return (
    <S.End>
      {failure !== null && <FormAlert title={failure} />}
      <Button variant="dangerQuiet" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        cancelLabel={t('withdraw.keep')}
        confirmLabel={t('withdraw.action')}
        onConfirm={() => void confirm()}
        busy={isRunning}
      />
    </S.End>
  );
}
