import { apiUrl, Button, Icon, useFormat, useTranslation } from 'platform';
import { Cell, MoreRow, Row, TitleCell } from 'platform/tables';
import type { Interview } from 'shared-contracts';
import { rowTitleId } from '../../components/Confirmation/focus-targets';
import * as C from '../../components/cell.styles';
import { CompanyLink, JobTitle } from '../../components/JobTitle/JobTitle';
import * as S from './InterviewRow.styles';
import { InterviewStatusBadge } from './InterviewStatusBadge';
import { Place } from './Place';

interface InterviewRowProps {
  interview: Interview;
  /** Only then there is something to be done about it. */
  isToCome: boolean;
  onCancel: () => void;
}

const columns = 5;

/** One interview, and below it what the company wrote and what can be done. */
export function InterviewRow({ interview, isToCome, onCancel }: InterviewRowProps) {
  const { t } = useTranslation('mfe-account');
  const { id, jobSlug, jobTitle, interviewType, notes, status } = interview;
  return (
    <>
      <Row>
        <TitleCell aria-labelledby={rowTitleId(id)}>
          <C.Stack>
            <JobTitle rowId={id} job={{ slug: jobSlug, title: jobTitle }} />
            <CompanyLink job={interview} />
          </C.Stack>
        </TitleCell>
        <Cell>
          <When interview={interview} />
        </Cell>
        <Cell>
          <C.Stack>
            <span>{t(`interviews.types.${interviewType}`)}</span>
            <Place location={interview.location} />
          </C.Stack>
        </Cell>
        <Cell data-label={t('interviews.interviewer')}>
          <Interviewer interview={interview} />
        </Cell>
        <Cell data-lead>
          <InterviewStatusBadge status={status} />
        </Cell>
      </Row>
      {(notes !== null || isToCome) && (
        <MoreRow>
          <td colSpan={columns}>
            {notes !== null && (
              <S.Notes>
                <S.NotesLabel>{t('interviews.notes')}</S.NotesLabel> {notes}
              </S.Notes>
            )}
            {isToCome && <Doings interview={interview} onCancel={onCancel} />}
          </td>
        </MoreRow>
      )}
    </>
  );
}

/** The day and the time; the time wraps to a second line on narrow screens. */
function When({ interview: { scheduledAt, endTime } }: Pick<InterviewRowProps, 'interview'>) {
  const { date, time } = useFormat();
  return (
    <time dateTime={scheduledAt}>
      {date(scheduledAt)},{' '}
      <S.Hours>{[scheduledAt, ...(endTime === null ? [] : [endTime])].map(time).join('–')}</S.Hours>
    </time>
  );
}

function Interviewer({ interview }: Pick<InterviewRowProps, 'interview'>) {
  const { t } = useTranslation('mfe-account');
  const { interviewerName, interviewerEmail } = interview;
  const name = interviewerName ?? interviewerEmail;
  if (name === null) return <C.Muted>{t('interviews.unknown')}</C.Muted>;
  return interviewerEmail === null ? name : <a href={`mailto:${interviewerEmail}`}>{name}</a>;
}

function Doings({ interview, onCancel }: Omit<InterviewRowProps, 'isToCome'>) {
  const { t } = useTranslation('mfe-account');
  const { calendarUrl, jobTitle: title, isCancelable } = interview;
  return (
    <S.Doings>
      <S.Download href={apiUrl(calendarUrl)} download aria-label={t('interviews.downloadNamed', { title })}>
        <Icon name="calendar" size="sm" />
        {t('interviews.download')}
      </S.Download>
      {isCancelable && (
        <Button variant="dangerQuiet" size="sm" aria-label={t('interviews.cancel.named', { title })} onClick={onCancel}>
          {t('interviews.cancel.action')}
        </Button>
      )}
    </S.Doings>
  );
}
