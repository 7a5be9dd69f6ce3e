import { useState, type ReactNode } from 'react';
import { Button, Illustration, Note, onDemand, Skeleton, useTranslation } from 'platform';
import { ApplicationTracker } from 'platform/jobs';
import { useGetJobQuestionsQuery } from 'platform/queries';
import { QuestionsForm } from '../../../components/QuestionsForm';
import type { Completion } from '../../../draft/draft-machine';
import { StepTitle } from '../StepTitle';
import type { ApplicationFlow } from '../useApplication';
import type { AccountFormProps } from './AccountForm';
import type { AddEmailProps } from './AddEmail';
import { ApplicationLink, Informed } from './Follow';
import * as S from './ConfirmationStep.styles';

/** Shown to visitors only, and after the application is sent: not part of the wizard's code. */
const AccountForm = onDemand<AccountFormProps>({
  load: async () => (await import(/* webpackChunkName: "apply-account" */ './AccountForm')).AccountForm,
  isWanted: () => true,
  ahead: false,
  Waiting: ({ hasFailed }) => (hasFailed ? null : <Skeleton height="32rem" shape="tile" />),
});

const AddEmail = onDemand<AddEmailProps>({
  load: async () => (await import(/* webpackChunkName: "apply-email" */ './AddEmail')).AddEmail,
  isWanted: () => true,
  ahead: false,
  Waiting: () => <Skeleton height="10rem" />,
});

interface ConfirmationStepProps {
  flow: ApplicationFlow;
  completion: Completion;
  actions: ReactNode;
}

/** State of an application that was just sent. */
const justSent = {
  status: 'pending',
  delivery: 'waiting',
  withdrawnAt: null,
  history: [],
  companyAnswerDays: null,
} as const;

/** The last step: confirmation, link and e-mail address of the application, and registration of an account that receives it. */
export function ConfirmationStep({ flow, completion, actions }: ConfirmationStepProps) {
  const { t } = useTranslation('mfe-apply');
  const { companyName: company, title } = flow.job;
  const [isRegistered, setRegistered] = useState(false);
  const { token, receipt, missedQuestions } = completion;
  const offersAccount = flow.isVisitor && token !== null;
  return (
    <S.Frame>
      <S.Sent $hasAside={offersAccount}>
        <S.Main>
          <S.Head>
            <S.Drawing>
              <Illustration name="application-sent" />
            </S.Drawing>
            <div>
              <StepTitle>{t('sent.title')}</StepTitle>
              <p>{t('sent.company', { company, title })}</p>
            </div>
          </S.Head>
          {missedQuestions && <MissedQuestions flow={flow} completion={completion} />}
          <S.Parts>
            <S.Part>
              <ApplicationTracker
                application={{ ...justSent, history: [...justSent.history], appliedAt: receipt.submittedAt }}
              />
            </S.Part>
            <Follow flow={flow} completion={completion} isRegistered={isRegistered} />
          </S.Parts>
          <S.Actions>{actions}</S.Actions>
        </S.Main>
        {offersAccount && (
          <AccountForm completion={completion} token={token} onRegistered={() => setRegistered(true)} />
        )}
      </S.Sent>
    </S.Frame>
  );
}

interface FollowProps extends Omit<ConfirmationStepProps, 'actions'> {
  /** An account was created, whose address is still to be confirmed. */
  isRegistered: boolean;
}

/** A visitor gets the link and can add an address; a candidate follows the application in the account. */
function Follow({ flow, completion: { token, email, fileName }, isRegistered }: FollowProps) {
  if (!flow.isVisitor) return <Informed email={null} fileName={fileName} />;
  const onAdded = (added: string) => flow.dispatch({ type: 'emailAdded', email: added });
  return (
    <>
      {token !== null && <ApplicationLink token={token} />}
      {email !== '' && <Informed email={email} />}
      {/* The application joins the account by its token alone as long as it has no other address. */}
      {email === '' && token !== null && !isRegistered && <AddEmail token={token} onAdded={onAdded} />}
    </>
  );
}

interface MissedQuestionsProps {
  flow: ApplicationFlow;
  completion: Completion;
}

/** Questions that could not be loaded: answered later by the mailed link, or here if no address was given. */
function MissedQuestions({ flow, completion: { email, receipt } }: MissedQuestionsProps) {
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
          onAnswered={() => flow.dispatch({ type: 'questionsAnswered' })}
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
