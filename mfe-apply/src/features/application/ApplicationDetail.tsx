import { ButtonLink, Card, Note, useFormat, useLanguage, usePageMeta, useTranslation } from 'platform';
import { fileSize } from 'platform/files';
import { ApplicationNext, ApplicationStatusBadge, ApplicationTracker, useJobLabels } from 'platform/jobs';
import { routes, trackedState, type Application } from 'shared-contracts';
import { JobLine } from '../../components/JobLine';
import { DueQuestions, Withdraw } from './ApplicationActions';
import * as S from './ApplicationDetail.styles';

export interface ApplicationDetailProps {
  application: Application;
  token: string;
}

/** An application as its applicant sees it. */
export function ApplicationDetail({ application, token }: ApplicationDetailProps) {
  const { t } = useTranslation('mfe-apply');
  const { job, withdrawnAt, questionsDue, delivery } = application;
  usePageMeta({
    title: t('meta.applicationTo', { title: job.title }),
    description: t('meta.application.description'),
    robots: 'noindex',
  });
  const isOpen = withdrawnAt === null;
  const isTooLate = delivery === 'refused';
  return (
    <S.Page>
      <JobLine job={job} linked />
      <S.Head>
        <h1>{t('link.title')}</h1>
        <ApplicationStatusBadge {...application} />
      </S.Head>
      {isOpen && isTooLate && (
        <Note tone="warning" title={t('tooLate.title')}>
          {t('tooLate.text')}
        </Note>
      )}
      <S.Columns>
        <S.Main>
          <Card as="section" aria-label={t('link.way')}>
            <ApplicationTracker application={application} />
          </Card>
          {isOpen && !isTooLate && questionsDue > 0 && <DueQuestions application={application} />}
          <S.Section>
            <h2>{t('link.next')}</h2>
            <ApplicationNext application={application} answersDue={areAnswersDue(application)} />
            {hasEnded(application) && (
              <div>
                <ButtonLink variant="secondary" to={routes.jobs}>
                  {t('browse')}
                </ButtonLink>
              </div>
            )}
          </S.Section>
          <History application={application} />
        </S.Main>
        <S.Sent>
          <SentData application={application} />
          <SentAnswers application={application} />
          {isOpen && <Withdraw application={application} token={token} />}
        </S.Sent>
      </S.Columns>
    </S.Page>
  );
}

const isUndecided = ({ status }: Application) => ['pending', 'reviewing', 'interview'].includes(status);

/** Whether this application can lead no further. */
const hasEnded = (application: Application) =>
  ['declined', 'withdrawn', 'undelivered'].includes(trackedState(application));

/** Whether the company waits for answers to required questions. */
const areAnswersDue = (application: Application): boolean =>
  application.withdrawnAt === null &&
  application.delivery !== 'refused' &&
  isUndecided(application) &&
  application.questionsDue > 0 &&
  application.questions.some(({ required, answer }) => required && answer === null);

function SentData({ application }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const { language } = useLanguage();
  const { resume, resumeUrl, name, email } = application;
  const facts = [fileSize(resume.size, language), t('file.pages', { ns: 'common', count: resume.pages })].join(' · ');
  return (
    <S.Section>
      <h2>{t('link.sent')}</h2>
      <S.Facts>
        <dt>{t('file.label', { ns: 'common' })}</dt>
        <dd>
          {resumeUrl === null ? resume.name : <a href={resumeUrl}>{resume.name}</a>} ({facts})
        </dd>
        {name !== null && <Fact label={t('resume.name')} value={name} />}
        {email !== null && <Fact label={t('resume.email')} value={email} />}
        <DeliveryFact application={application} />
      </S.Facts>
    </S.Section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function DeliveryFact({ application: { delivery, submittedAt, withdrawnAt } }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const { dateTime } = useFormat();
  return (
    <>
      <Fact label={t('link.sentAt')} value={dateTime(submittedAt)} />
      {withdrawnAt === null && <Fact label={t('delivery.label')} value={t(`delivery.${delivery}`)} />}
    </>
  );
}

function SentAnswers({ application: { questions } }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const answered = questions.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return null;
  return (
    <S.Section>
      <h2>{t('answers.title')}</h2>
      <S.Answers>
        {answered.map(({ id, question, answer }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </S.Answers>
    </S.Section>
  );
}

interface ApplicationEvent {
  text: string;
  at: string;
}

/** Events of an application, oldest first. */
function History({ application }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const { applicationStatus } = useJobLabels();
  const { dateTime } = useFormat();
  const { submittedAt, history, withdrawnAt } = application;
  const events: ApplicationEvent[] = [
    { text: t('history.sent'), at: submittedAt },
    ...history.map(({ status, at }) => ({ text: applicationStatus(status), at })),
    ...(withdrawnAt === null ? [] : [{ text: t('history.withdrawn'), at: withdrawnAt }]),
  ];
  return (
    <S.Section>
      <h2>{t('history.title')}</h2>
      <S.Timeline>
        {events.map(({ text, at }) => (
          <li key={`${text}${at}`}>
            <span>{text}</span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </S.Timeline>
    </S.Section>
  );
}
