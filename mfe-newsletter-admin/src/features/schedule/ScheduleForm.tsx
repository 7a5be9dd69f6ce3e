import { Button, useTranslation } from 'platform/narrow';
import type { CampaignSchedule } from 'shared-contracts';
import { Failure } from '../../components/Failure';
import { RunFields } from './RunFields';
import { useScheduleForm } from './useScheduleForm';
import * as S from './Schedule.styles';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** Every month has these. */
const days = Array.from({ length: 28 }, (_, index) => index + 1);

export function ScheduleForm({ schedule }: { schedule: CampaignSchedule }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const form = useScheduleForm(schedule);
  return (
    <S.Form noValidate aria-label={t('automatic.tab')} onSubmit={form.handleSubmit}>
      {form.failure !== null && <Failure title={t('automatic.saveFailed')} error={form.failure} />}
      <RunFields
        form={form}
        run="weekly"
        nextAt={schedule.weekly.nextAt}
        day={{
          name: 'weekly.weekday',
          label: t('automatic.weekday'),
          value: form.values.weekly.weekday,
          options: weekdays.map((day) => ({ value: day, label: t(`automatic.weekdays.${day}`) })),
        }}
      />
      <RunFields
        form={form}
        run="monthly"
        nextAt={schedule.monthly.nextAt}
        day={{
          name: 'monthly.day',
          label: t('automatic.day'),
          value: form.values.monthly.day,
          options: days.map((day) => ({ value: day, label: String(day) })),
        }}
      />
      <Button type="submit" busy={form.isSubmitting}>
        {t('automatic.save')}
      </Button>
    </S.Form>
  );
}
