import { Button, Note, Skeleton, Stack, useTranslation } from 'platform/narrow';
import type { CampaignSchedule } from 'shared-contracts';
import { useGetCampaignScheduleQuery } from '../../campaigns.api';
import { ChangedNote } from '../../components/ChangedNote';
import { Failure, LoadFailure } from '../../components/Failure';
import { changesAmong } from '../../components/useCampaignChanges';
import { RunFields, runs } from './RunFields';
import { useScheduleForm, type ScheduleFormState } from './useScheduleForm';
import * as S from './Schedule.styles';

/** The schedule of recurring campaigns. */
export function ScheduleTab() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useGetCampaignScheduleQuery({});
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={t('automatic.failed')} query={query} />
    ) : (
      <Skeleton height="24rem" shape="tile" />
    );
  }
  return (
    <S.Frame>
      <Note>{t('automatic.rule')}</Note>
      <ScheduleForm schedule={query.data} />
    </S.Frame>
  );
}

function ScheduleForm({ schedule }: { schedule: CampaignSchedule }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const form = useScheduleForm(schedule);
  return (
    <Stack as="form" noValidate aria-label={t('automatic.tab')} onSubmit={form.handleSubmit}>
      {form.failure !== null && <Failure title={t('automatic.saveFailed')} error={form.failure} />}
      {runs.map((run) => (
        <RunFields key={run} form={form} run={run} nextAt={schedule[run].nextAt} />
      ))}
      {form.changed !== null && <ChangedSchedule form={form} changed={form.changed} />}
      <div>
        <Button type="submit" busy={form.isSubmitting}>
          {t('automatic.save')}
        </Button>
      </div>
    </Stack>
  );
}

interface ChangedScheduleProps {
  form: ScheduleFormState;
  changed: NonNullable<ScheduleFormState['changed']>;
}

function ChangedSchedule({ form, changed }: ChangedScheduleProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const rowsOf = ({ weekly, monthly }: CampaignSchedule) =>
    (
      [
        ['weekly', weekly, 'weekday', weekly.weekday],
        ['monthly', monthly, 'day', monthly.day],
      ] as const
    ).flatMap(([run, { isOn, time, subject }, dayName, day]) => {
      const fieldOf = (field: string) => `${t(`automatic.${run}`)}, ${field}`;
      return [
        [t(`automatic.isOn.${run}`), t(isOn ? 'changed.yes' : 'changed.no')],
        [fieldOf(t(`automatic.${dayName}`)), t(`automatic.${dayName}s.${day}`, { defaultValue: String(day) })],
        [fieldOf(t('automatic.time')), time],
        [fieldOf(t('send.subject')), subject],
      ] as const;
    });
  const now = rowsOf(changed.current);
  const rows = rowsOf(changed.before).map(([field, text], index) => [field, text, now[index]?.[1] ?? ''] as const);
  return (
    <ChangedNote
      changes={changesAmong(rows)}
      onTakeOver={() => form.takeOver(changed)}
      onApply={() => form.applyChosen(changed)}
    />
  );
}
