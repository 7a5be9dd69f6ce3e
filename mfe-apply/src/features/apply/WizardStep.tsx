import type { ReactNode } from 'react';
import { Badge, Button, useTranslation } from 'platform';
import { ConfirmationStep } from './ConfirmationStep/ConfirmationStep';
import { QuestionsStep } from './QuestionsStep';
import { ResumeStep } from './ResumeStep/ResumeStep';
import type { ApplicationFlow } from './useApplication';
import * as S from './Wizard.styles';

interface WizardStepProps {
  flow: ApplicationFlow;
  /** Buttons that leave the first and the last step. */
  leave: ReactNode;
  finish: ReactNode;
}

/** The current step. */
export function WizardStep({ flow, leave, finish }: WizardStepProps) {
  const { completion, draft, step, restarts } = flow;
  if (completion !== null) return <ConfirmationStep flow={flow} completion={completion} actions={finish} />;
  return (
    <>
      <Resumed flow={flow} />
      {step === 'questions' && draft.receipt !== null ? (
        <QuestionsStep flow={flow} receipt={draft.receipt} leave={leave} />
      ) : (
        <ResumeStep key={restarts} flow={flow} leave={leave} />
      )}
    </>
  );
}

/** The live region is mounted before its text; otherwise screen readers do not announce it. */
function Resumed({ flow: { draft, isResumed, isReopened, step, restart } }: { flow: ApplicationFlow }) {
  const { t } = useTranslation('mfe-apply');
  const isDue = isReopened && step === 'questions' && draft.receipt?.answersDue === true;
  return (
    <S.Resumed role="status">
      {isDue && (
        <Badge tone="warning" icon="alert">
          {t('answersDue')}
        </Badge>
      )}
      {isResumed && (
        <>
          <span>{t('resumed')}</span>
          <Button variant="quiet" size="sm" onClick={restart}>
            {t('startAgain')}
          </Button>
        </>
      )}
    </S.Resumed>
  );
}
