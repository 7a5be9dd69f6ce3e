import { Switch } from 'platform/forms';
import { Card, Field, Select, useTranslation } from 'platform/narrow';
import { useFormat } from '../../components/useFormat';
import type { ScheduleFormState } from './useScheduleForm';
import * as S from './Schedule.styles';

interface DayChoice {
  name: string;
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
}

interface RunFieldsProps {
  form: ScheduleFormState;
  run: 'weekly' | 'monthly';
  nextAt: string | null;
  day: DayChoice;
}

/** One of the two runs: whether, when, and under which subject. */
export function RunFields({ form, run, nextAt, day }: RunFieldsProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const values = form.values[run];
  const errorOf = (field: 'subject' | 'time') => {
    const error = form.touched[run]?.[field] ? form.errors[run]?.[field] : undefined;
    return error && t(error);
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
      <S.Run>
        <S.Title>{t(`automatic.${run}`)}</S.Title>
        <Switch
          label={t(`automatic.isOn.${run}`)}
          checked={values.isOn}
          onChange={({ target }) => void form.setFieldValue(`${run}.isOn`, target.checked)}
        />
        <S.Moment>
          <Select
            label={day.label}
            name={day.name}
            value={day.value}
            onChange={({ target }) => void form.setFieldValue(day.name, Number(target.value))}
          >
            {day.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Field label={t('automatic.time')} type="time" {...inputProps('time')} />
        </S.Moment>
        <Field label={t('send.subject')} autoComplete="off" {...inputProps('subject')} />
        <Next nextAt={nextAt} />
      </S.Run>
    </Card>
  );
}

/** As it was saved, not as it is typed. */
function Next({ nextAt }: { nextAt: string | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  return <S.Next>{nextAt === null ? t('automatic.off') : t('automatic.next', { at: dateTime(nextAt) })}</S.Next>;
}
