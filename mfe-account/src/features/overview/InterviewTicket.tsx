import { useId } from 'react';
import { apiUrl, ButtonLink, CompanyLogo, Icon, useFormat, useLanguage, useTranslation } from 'platform';
import { useDayWords } from 'platform/jobs';
import { accountHref, brand, formatLocales, type NextInterview } from 'shared-contracts';
import * as S from './InterviewTicket.styles';

interface InterviewTicketProps {
  interview: NextInterview;
  /** Server's clock, ISO 8601. */
  now: string;
}

/** The next interview, as a ticket with the day on its stub. */
export function InterviewTicket({ interview, now }: InterviewTicketProps) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const { jobTitle, companyName, logoUrl, calendarUrl } = interview;
  return (
    <S.Ticket aria-labelledby={id}>
      <Day interview={interview} />
      <S.TicketText>
        <S.Eyebrow>{useWhen(interview, now)}</S.Eyebrow>
        <S.TicketTitle id={id}>{jobTitle}</S.TicketTitle>
        <S.Who>
          <CompanyLogo name={companyName} url={logoUrl} />
          <span>
            <b>{companyName}</b>
            <small>{useMeeting(interview)}</small>
          </span>
        </S.Who>
        <S.Actions>
          <ButtonLink to={accountHref('interviews')}>{t('overview.interview.open')}</ButtonLink>
          <S.Download
            href={apiUrl(calendarUrl)}
            download
            aria-label={t('overview.interview.calendarNamed', { title: jobTitle })}
          >
            <Icon name="calendar" />
            {t('overview.interview.calendar')}
          </S.Download>
        </S.Actions>
      </S.TicketText>
    </S.Ticket>
  );
}

/** The stub: weekday, day, month and hours. */
function Day({ interview: { scheduledAt, endTime } }: Pick<InterviewTicketProps, 'interview'>) {
  const { time } = useFormat();
  const { language } = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocales[language], { ...options, timeZone: brand.timeZone }).format(
      new Date(scheduledAt),
    );
  return (
    <S.Day dateTime={scheduledAt}>
      <span>{part({ weekday: 'long' })}</span> <b>{part({ day: 'numeric' })}</b> <span>{part({ month: 'long' })}</span>{' '}
      <S.Hours>
        {time(scheduledAt)}
        {endTime !== null && ` – ${time(endTime)}`}
      </S.Hours>
    </S.Day>
  );
}

/** "A próxima entrevista é depois de amanhã". */
function useWhen({ scheduledAt }: NextInterview, now: string): string {
  const { t } = useTranslation('mfe-account');
  const days = useDayWords();
  if (scheduledAt <= now) return t('overview.interview.now');
  const isToday = days.on(scheduledAt, now) === days.on(now, now);
  return t(`overview.interview.${isToday ? 'today' : 'ahead'}`, { when: days.ahead(scheduledAt, now) });
}

/** "Presencial, Rua do Exemplo, 1, com Rita Lameira". The address of a call is shown with the interview only. */
function useMeeting({ interviewType, location, interviewerName }: NextInterview): string {
  const { t } = useTranslation('mfe-account');
  return [
    t(`overview.interview.type.${interviewType}`),
    interviewType === 'onsite' ? location : null,
    interviewerName === null ? null : t('overview.interview.with', { name: interviewerName }),
  ]
    .filter(Boolean)
    .join(', ');
}
