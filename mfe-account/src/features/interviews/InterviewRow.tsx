import { apiUrl, Badge, Button, Icon, NewTab, useFormat, useTranslation, type BadgeProps } from 'platform';
import { Cell, MoreRow, Row, TitleCell } from 'platform/tables';
import type { Interview, InterviewStatus } from 'shared-contracts';
import { rowTitleId } from '../../components/focus';
import { CellStack, CompanyLink, JobTitle, MutedText } from '../../components/job-cells';
import * as S from './InterviewRow.styles';

interface InterviewRowProps {
  interview: Interview;
  /** Whether to show the actions. */
  isToCome: boolean;
  onCancel: () => void;
}

const columns = 5;

/** One interview, with the company's notes and the actions in a second row. */
export function InterviewRow({ interview, isToCome, onCancel }: InterviewRowProps) {
  const { t } = useTranslation('mfe-account');
  const { id, jobSlug, jobTitle, interviewType, notes, status } = interview;
  return (
    <>
      <Row>
        <TitleCell aria-labelledby={rowTitleId(id)}>
          <CellStack>
            <JobTitle rowId={id} job={{ slug: jobSlug, title: jobTitle }} />
            <CompanyLink job={interview} />
          </CellStack>
        </TitleCell>
        <Cell>
          <When interview={interview} />
        </Cell>
        <Cell>
          <CellStack>
            <span>{t(`interviews.types.${interviewType}`)}</span>
            <Place location={interview.location} />
          </CellStack>
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
            {isToCome && <Actions interview={interview} onCancel={onCancel} />}
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
  if (name === null) return <MutedText>{t('interviews.unknown')}</MutedText>;
  return interviewerEmail === null ? name : <a href={`mailto:${interviewerEmail}`}>{name}</a>;
}

function Actions({ interview, onCancel }: Omit<InterviewRowProps, 'isToCome'>) {
  const { t } = useTranslation('mfe-account');
  const { calendarUrl, jobTitle: title, isCancelable } = interview;
  return (
    <S.Actions>
      <S.Download href={apiUrl(calendarUrl)} download aria-label={t('interviews.downloadNamed', { title })}>
        <Icon name="calendar" size="sm" />
        {t('interviews.download')}
      </S.Download>
      {isCancelable && (
        <Button variant="dangerQuiet" size="sm" aria-label={t('interviews.cancel.named', { title })} onClick={onCancel}>
          {t('interviews.cancel.action')}
        </Button>
      )}
    </S.Actions>
  );
}

const looks: Record<InterviewStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  scheduled: { tone: 'info', icon: 'calendar' },
  completed: { tone: 'success', icon: 'check' },
  rescheduled: { tone: 'warning', icon: 'clock' },
  canceled: { tone: 'neutral', icon: 'close' },
};

/** Status of an interview (GUIDE §4). */
function InterviewStatusBadge({ status }: { status: InterviewStatus }) {
  const { t } = useTranslation('mfe-account');
  return <Badge {...looks[status]}>{t(`interviews.status.${status}`)}</Badge>;
}

/** Location of an interview: a place, a telephone number or the address of a call. Only the last is a link. */
function Place({ location }: { location: string | null }) {
  if (location === null) return null;
  const address = callAddress(location);
  if (address === null) return <span>{location}</span>;
  return (
    <S.Call href={address.href} target="_blank" rel="noopener noreferrer">
      {address.host}
      <NewTab />
    </S.Call>
  );
}

/** The HTTP address of a call, else null. The text is written by employers and is not trusted. */
export function callAddress(location: string): URL | null {
  const text = location.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text);
}
