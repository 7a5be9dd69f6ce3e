import { Card, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import * as S from './CalendarFeed.styles';
import { useGetCalendarFeedQuery } from '../interviews.api';
import { LoadFailureNote } from '../../../components/LoadFailureNote';
import { CalendarAddress } from './CalendarAddress';
import { CreateCalendar } from './CreateCalendar';
import { calendarTitleId } from './useCalendarFeed';

/** The private address by which a calendar follows the interviews. */
export function CalendarFeedCard() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card as="section" aria-labelledby={calendarTitleId}>
      <S.Content>
        <S.Title id={calendarTitleId} tabIndex={-1}>
          {t('interviews.calendar.title')}
        </S.Title>
        <p>{t('interviews.calendar.text')}</p>
        <CalendarState />
      </S.Content>
    </Card>
  );
}

function CalendarState() {
  const { t } = useTranslation('mfe-account');
  const query = useGetCalendarFeedQuery({});
  const { data: feed, error } = query;
  if (feed !== undefined) return feed.url === null ? <CreateCalendar /> : <CalendarAddress url={feed.url} />;
  if (error !== undefined) {
    return <LoadFailureNote title={t('interviews.calendar.loadFailed')} query={query} headingId={calendarTitleId} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('interviews.calendar.loading')}</VisuallyHidden>
      <Skeleton height="var(--control-md)" shape="tile" />
    </div>
  );
}
