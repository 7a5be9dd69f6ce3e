import { Button, Icon, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import * as S from './CalendarFeed.styles';
import { useCreateCalendar } from './useCalendarFeed';

/** The feed is created on request, because its address gives read access. */
export function CreateCalendar() {
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
