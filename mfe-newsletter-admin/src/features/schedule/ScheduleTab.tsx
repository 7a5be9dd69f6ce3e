import { Switch } from 'platform/forms';
import { Button, Card, Field, Note, Select, Stack, useTranslation } from 'platform/narrow';
import type { CampaignSchedule, CampaignSchedulePayload } from 'shared-contracts';
import { useGetCampaignScheduleQuery } from '../../campaigns.api';
import { ChangedNote, changesAmong } from '../../components/ConcurrentChanges';
import { CardTitle } from '../../components/elements.styles';
import { Failure, LoadFailure } from '../../components/Failure';
import { FieldsSkeleton, Loading } from '../../components/Loading';
import { useFormat } from '../../page';
import { useScheduleForm, type ScheduleFormState } from './useScheduleForm';
import * as S from './Schedule.styles';

/** The schedule of recurring campaigns. */
export function ScheduleTab() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useGetCampaignScheduleQuery({});
  if (query.data === undefined) {
    return query.isError ? <LoadFailure title={t('automatic.failed')} query={query} /> : <ScheduleSkeleton />;
  }
  return (
    <S.Frame>
      <Note>{t('automatic.rule')}</Note>
      <ScheduleForm schedule={query.data} />
    </S.Frame>
  );
}

function ScheduleSkeleton() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <S.Frame>
      <Note>{t('automatic.rule')}</Note>
      <Loading>
        <Stack>
          {runs.map((run) => (
            <Card key={run}>
              <FieldsSkeleton labels={['8em', '4em', '6em']} />
            </Card>
          ))}
        </Stack>
      </Loading>
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

const runs = ['weekly', 'monthly'] as const;
type Run = (typeof runs)[number];

/** Field of a run's day, from 1, and its number of days. Every month has at least 28. */
const dayFields = {
  weekly: { name: 'weekday', days: 7, valueIn: ({ weekly }: CampaignSchedulePayload) => weekly.weekday },
  monthly: { name: 'day', days: 28, valueIn: ({ monthly }: CampaignSchedulePayload) => monthly.day },
} as const;

interface RunFieldsProps {
  form: ScheduleFormState;
  run: Run;
  nextAt: string | null;
}

/** Fields of one of the two runs: enabled, time and subject. */
function RunFields({ form, run, nextAt }: RunFieldsProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const values = form.values[run];
  const errorOf = (field: 'subject' | 'time') => {
    const error = form.touched[run]?.[field] ? form.errors[run]?.[field] : undefined;
    return error && t(error, { defaultValue: error });
  };
  const inputProps = (field: 'subject' | 'time') => ({
    name: `${run}.${field}`,
    value: values[field],
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    error: errorOf(field),
  });
  return (
    <Card as="section" aria-label={t(`automatic.${run}`)}>
      <Stack $gap={4}>
        <CardTitle>{t(`automatic.${run}`)}</CardTitle>
        <Switch
          label={t(`automatic.isOn.${run}`)}
          checked={values.isOn}
          onChange={({ target }) => void form.setFieldValue(`${run}.isOn`, target.checked)}
        />
        <S.Moment>
          <Day form={form} run={run} />
          <Field label={t('automatic.time')} type="time" {...inputProps('time')} />
        </S.Moment>
        <Field label={t('send.subject')} autoComplete="off" {...inputProps('subject')} />
        <Next nextAt={nextAt} />
      </Stack>
    </Card>
  );
}

/** Days of a week have names, days of a month numbers. */
function Day({ form, run }: Omit<RunFieldsProps, 'nextAt'>) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { name, days, valueIn } = dayFields[run];
  const field = `${run}.${name}`;
  return (
    <Select
      label={t(`automatic.${name}`)}
      name={field}
      value={valueIn(form.values)}
      onChange={({ target }) => void form.setFieldValue(field, Number(target.value))}
    >
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <option key={day} value={day}>
          {t(`automatic.${name}s.${day}`, { defaultValue: String(day) })}
        </option>
      ))}
    </Select>
  );
}

/** The saved values, not the input. */
function Next({ nextAt }: { nextAt: string | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  return <S.Next>{nextAt === null ? t('automatic.off') : t('automatic.next', { at: dateTime(nextAt) })}</S.Next>;
}
