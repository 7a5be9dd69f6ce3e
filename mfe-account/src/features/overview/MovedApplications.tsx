import { CompanyLogo, Icon, Link, Sheet, useFormat, useTranslation } from 'platform';
import { ApplicationBoard, useDayWords } from 'platform/jobs';
import {
  accountHref,
  toApplicationStatus,
  unansweredDays,
  type AccountApplication,
  type AccountOverview,
} from 'shared-contracts';
import { Block } from './Block';
import { Logo, RowLink, Small } from './rows.styles';
import * as S from './MovedApplications.styles';

/** Applications whose status has changed since the last visit, and the one that has waited longest for an answer. */
export function MovedApplications({ overview }: { overview: AccountOverview }) {
  const { t } = useTranslation('mfe-account');
  const { number } = useFormat();
  const { moved, unanswered, applicationCount: count, now } = overview;
  return (
    <Block
      title={t(moved.length > 0 ? 'overview.moved.title' : 'overview.moved.titleWaiting')}
      more={{
        label: t('overview.moved.all', { count, formatted: number(count) }),
        to: accountHref('applications'),
      }}
    >
      {moved.length > 0 && (
        <Sheet as="ul">
          {moved.map((application) => (
            <Moved key={application.id} application={application} now={now} />
          ))}
        </Sheet>
      )}
      {unanswered !== null && <Unanswered application={unanswered} now={now} />}
    </Block>
  );
}

interface ApplicationProps {
  application: AccountApplication;
  /** Server's clock, ISO 8601. */
  now: string;
}

function Moved({ application, now }: ApplicationProps) {
  const { t } = useTranslation('mfe-account');
  const days = useDayWords();
  const { job, href, status, history, appliedAt } = application;
  const when = days.on(history.at(-1)?.at ?? appliedAt, now);
  return (
    <S.MovedRow>
      <Logo>
        <CompanyLogo name={job.companyName} url={job.logoUrl} />
      </Logo>
      <div>
        <h3>
          <RowLink to={href}>{job.title}</RowLink>
        </h3>
        <Small>
          {job.companyName} · {t(`overview.moved.${toApplicationStatus(status)}`, { when })}
        </Small>
      </div>
      <S.Board>
        <ApplicationBoard application={application} />
      </S.Board>
    </S.MovedRow>
  );
}

/** "Analista, Banco Âmbar está sem resposta há 21 dias. A empresa costuma responder em 12 dias." */
function Unanswered({ application, now }: ApplicationProps) {
  const { t } = useTranslation('mfe-account');
  const { job, href, companyAnswerDays: usual } = application;
  const count = unansweredDays(application, Date.parse(now)) ?? 0;
  return (
    <S.Quiet>
      <Icon name="clock" size="sm" />
      <span>
        <Link to={href}>
          {job.title}, {job.companyName}
        </Link>{' '}
        {t('overview.moved.unanswered', { count })} {usual !== null && t('overview.moved.usual', { count: usual })}
      </span>
    </S.Quiet>
  );
}
