import { useId } from 'react';
import { Button, ButtonLink, Card, Field, Icon, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import { FormAlert } from 'platform/forms';
import { Confirmation } from '../../../components/Confirmation';
import { LoadFailureNote } from '../../../components/LoadFailure';
import { useCopy } from '../../../components/useCopy';
import { useGetCalendarFeedQuery } from '../interviews.api';
import { calendarTitleId, useCalendarChange, useCreateCalendar } from './useCalendarFeed';
import * as S from './CalendarFeed.styles';

/** Card of the private calendar feed of interviews. */
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

/** The feed is created on request, because its address gives read access. */
function CreateCalendar() {
  const { t } = useTranslation('mfe-account');
  const { create, isBusy, failure } = useCreateCalendar();
  return (
    <>
      {failure !== null && <FormAlert title={t('interviews.calendar.failed')}>{failure}</FormAlert>}
      <S.Actions>
        <Button variant="secondary" busy={isBusy} onClick={create}>
          <Icon name="calendar" />
          {t('interviews.calendar.create')}
        </Button>
      </S.Actions>
    </>
  );
}

/** The scheme that calendar programs open as a subscription. */
const subscriptionAddress = (url: string) => url.replace(/^https?:/i, 'webcal:');

/** The address, with actions to copy, open, renew and remove it. */
function CalendarAddress({ url }: { url: string }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const copy = useCopy({
    done: t('interviews.calendar.copied'),
    byHand: t('interviews.calendar.copyByHand'),
    fieldId: id,
  });
  const change = useCalendarChange();
  return (
    <>
      <Confirmation
        confirmation={change}
        question={(kind) => ({
          title: t(`interviews.calendar.${kind}.title`),
          text: t(`interviews.calendar.${kind}.text`),
          cancelLabel: t('interviews.calendar.keep'),
          confirmLabel: t(`interviews.calendar.${kind}.action`),
        })}
      />
      <Field id={id} label={t('interviews.calendar.address')} value={url} readOnly />
      <S.Actions>
        <Button variant="secondary" size="sm" onClick={() => void copy(url)}>
          {t('interviews.calendar.copy')}
        </Button>
        <ButtonLink variant="secondary" size="sm" to={subscriptionAddress(url)}>
          {t('interviews.calendar.subscribe')}
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => change.ask('renew')}>
          {t('interviews.calendar.renew.action')}
        </Button>
        <Button variant="dangerQuiet" size="sm" onClick={() => change.ask('remove')}>
          {t('interviews.calendar.remove.action')}
        </Button>
      </S.Actions>
    </>
  );
}
