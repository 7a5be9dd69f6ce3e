import { useId } from 'react';
import { Button, ButtonLink, Field, useTranslation } from 'platform';
import { Confirmation } from '../../../components/Confirmation/Confirmation';
import { useCopy } from '../../../components/useCopy';
import * as S from './CalendarFeed.styles';
import { useCalendarChange } from './useCalendarFeed';

/** What calendar programs know as a subscription. */
const subscriptionAddress = (url: string) => url.replace(/^https?:/i, 'webcal:');

/** The address, ways to take it along, and ways to end it. */
export function CalendarAddress({ url }: { url: string }) {
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
