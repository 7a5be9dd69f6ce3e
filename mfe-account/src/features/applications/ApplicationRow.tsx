import { useId, useState } from 'react';
import { Icon, IconButton, Link, useFormat, useTranslation } from 'platform';
import { ApplicationNext, ApplicationStatusBadge, ApplicationTracker, UnansweredFor } from 'platform/jobs';
import { ActionCell, Cell, MoreRow, Row, TitleCell } from 'platform/tables';
import { toApplicationStatus, type AccountApplication } from 'shared-contracts';
import { rowTitleId } from '../../components/focus';
import { CellLine, CellStack, CompanyLink, JobTitle } from '../../components/job-cells';
import { isDecided } from './useApplicationRemoval';
import * as S from './ApplicationRow.styles';

interface ApplicationRowProps {
  application: AccountApplication;
  onRemove: () => void;
}

/** One application, with its history in an expandable row. */
export function ApplicationRow({ application, onRemove }: ApplicationRowProps) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const timelineId = useId();
  const { id, job, appliedAt } = application;
  const which = isDecided(application) ? 'remove' : 'withdraw';
  const columns = 5;
  return (
    <>
      <Row>
        <TitleCell aria-labelledby={rowTitleId(id)}>
          <CellStack>
            <JobTitle rowId={id} job={job} closed={job.isClosed ? t('applications.closed') : undefined} />
            <RowLinks
              application={application}
              isOpen={isOpen}
              timelineId={timelineId}
              onToggle={() => setOpen(!isOpen)}
            />
          </CellStack>
        </TitleCell>
        <Cell>
          <CompanyLink job={job} />
        </Cell>
        <Cell data-label={t('applications.sentOn')}>
          <time dateTime={appliedAt}>{date(appliedAt)}</time>
        </Cell>
        <Cell data-lead>
          <CellStack>
            <ApplicationStatusBadge {...application} />
            <DueAnswers application={application} />
            <UnansweredFor application={application} />
          </CellStack>
        </Cell>
        <ActionCell>
          <IconButton label={t(`applications.${which}.named`, { title: job.title })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </ActionCell>
      </Row>
      {isOpen && (
        <MoreRow id={timelineId}>
          <td colSpan={columns}>
            <S.Way>
              <ApplicationTracker application={application} />
              <ApplicationNext application={application} answersDue={application.answersDue} />
              <Timeline application={application} />
            </S.Way>
          </td>
        </MoreRow>
      )}
    </>
  );
}

interface RowLinksProps {
  application: AccountApplication;
  isOpen: boolean;
  timelineId: string;
  onToggle: () => void;
}

/** Link to the application, and button that expands its history. */
function RowLinks({ application: { href, job }, isOpen, timelineId, onToggle }: RowLinksProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <CellLine>
      <Link to={href} aria-label={t('applications.openNamed', { title: job.title })}>
        {t('applications.open')}
      </Link>
      <S.Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? timelineId : undefined}
        aria-label={t('applications.history.of', { title: job.title })}
        onClick={onToggle}
      >
        {t('applications.history.title')}
        <Icon name="chevronDown" size="sm" />
      </S.Toggle>
    </CellLine>
  );
}

/** Link to the questions if answers to required ones are missing. */
function DueAnswers({ application }: { application: AccountApplication }) {
  const { t } = useTranslation('mfe-account');
  const { answersDue, href, job } = application;
  if (!answersDue) return null;
  return (
    <S.Due>
      <Icon name="alert" size="sm" />
      <Link to={href} aria-label={t('applications.dueNamed', { title: job.title })}>
        {t('applications.due')}
      </Link>
    </S.Due>
  );
}

/** Events of an application, oldest first. */
function Timeline({ application }: { application: AccountApplication }) {
  const { t } = useTranslation('mfe-account');
  const { dateTime } = useFormat();
  const { appliedAt, history, withdrawnAt, job } = application;
  const events = [
    { text: t('applications.history.sent'), at: appliedAt },
    ...history.map(({ status, at }) => ({ text: t(`applications.status.${toApplicationStatus(status)}`), at })),
    ...(withdrawnAt === null ? [] : [{ text: t('applications.history.withdrawn'), at: withdrawnAt }]),
  ];
  return (
    <S.Moments aria-label={t('applications.history.of', { title: job.title })}>
      {events.map(({ text, at }) => (
        <li key={`${text}${at}`}>
          <span>{text}</span>
          <time dateTime={at}>{dateTime(at)}</time>
        </li>
      ))}
    </S.Moments>
  );
}
