import { Button, Card, Note, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import * as S from './CalendarFeed.styles';
import { useGetCalendarFeedQuery } from '../interviews.api';
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
  const { data: feed, isError, refetch } = useGetCalendarFeedQuery({});
  if (feed !== undefined) return feed.url === null ? <CreateCalendar /> : <CalendarAddress url={feed.url} />;
  if (isError) {
    return (
      <Note tone="danger" role="alert" title={t('interviews.calendar.loadFailed')}>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t('interviews.calendar.retry')}
        </Button>
      </Note>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('interviews.calendar.loading')}</VisuallyHidden>
      <Skeleton height="var(--control-md)" shape="tile" />
    </div>
  );
}
