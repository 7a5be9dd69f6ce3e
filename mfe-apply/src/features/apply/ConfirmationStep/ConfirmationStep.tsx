import type { ReactNode } from 'react';
import { Badge, Button, Icon, Illustration, Link, Note, useTranslation, type IconName } from 'platform';
import { useGetJobQuestionsQuery } from 'platform/queries';
import { accountHref } from 'shared-contracts';
import { QuestionsForm } from '../../../components/QuestionsForm';
import type { Completion } from '../../../draft/draft-machine';
import { StepTitle } from '../StepTitle';
import type { ApplicationFlow } from '../useApplication';
import * as S from './ConfirmationStep.styles';

interface ConfirmationStepProps {
  flow: ApplicationFlow;
  completion: Completion;
  actions: ReactNode;
}

/** The last step: what was sent, and how the candidate is contacted. */
export function ConfirmationStep({ flow, completion, actions }: ConfirmationStepProps) {
  const { t } = useTranslation('mfe-apply');
  const { companyName: company } = flow.job;
  const { email, fileName, missedQuestions } = completion;
  return (
    <S.Sent>
      <S.Drawing>
        <Illustration name="application-sent" />
      </S.Drawing>
      <StepTitle>{t('sent.title')}</StepTitle>
      <Badge tone="success" icon="check">
        {t('sent.status')}
      </Badge>
      <S.Next>
        {fileName !== '' && (
          <NextItem icon="file">
            <b>{fileName}</b>
          </NextItem>
        )}
        <NextItem icon="send">{t('sent.company', { company })}</NextItem>
        <ContactItem email={email} isVisitor={flow.isVisitor} />
      </S.Next>
      {missedQuestions && <MissedQuestions flow={flow} completion={completion} />}
      <S.Actions>{actions}</S.Actions>
    </S.Sent>
  );
}

function ContactItem({ email, isVisitor }: { email: string; isVisitor: boolean }) {
  const { t } = useTranslation('mfe-apply');
  if (!isVisitor) {
    return (
      <NextItem icon="user">
        {t('sent.account')} <Link to={accountHref('applications')}>{t('sent.accountLink')}</Link>
      </NextItem>
    );
  }
  if (email === '') return <NextItem icon="user">{t('sent.noEmail')}</NextItem>;
  return <NextItem icon="mail">{t('sent.email', { email })}</NextItem>;
}

function NextItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
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
