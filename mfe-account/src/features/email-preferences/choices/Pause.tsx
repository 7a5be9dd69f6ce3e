import { useState } from 'react';
import { Button, Card, useFormat, useToast, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { useAction } from '../../../components/useAction';
import * as S from '../Preferences.styles';

/** Months for which alerts can be paused. */
const pauses = [1, 3] as const;

/** The same day and hour after a number of months, or the last day of a shorter month. ISO 8601, UTC. */
export function pauseEnd(now: Date, months: number): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** False after the end of the pause. */
export const isPaused = (pausedUntil: string | null, now: Date): pausedUntil is string =>
  pausedUntil !== null && Date.parse(pausedUntil) > now.getTime();

interface PauseProps {
  pausedUntil: string | null;
  /** ISO 8601; null ends the pause. */
  save: (pausedUntil: string | null) => Promise<{ error?: unknown }>;
}

const titleId = 'alert-pause';

/** Pauses mails for a number of months. Saved immediately. */
export function Pause({ pausedUntil, save }: PauseProps) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const { date } = useFormat();
  const { run, isBusy, failure } = useAction(t('emailPreferences.failed'));
  const until = (end: string | null) =>
    void run(
      () => save(end),
      () => {
        // The pressed button was removed.
        document.getElementById(titleId)?.focus();
        const title = end === null ? t('emailPreferences.pause.ended') : pausedText(end);
        show({ title, variant: 'success' });
      },
    );
  const pausedText = (end: string) => t('emailPreferences.pause.until', { date: date(end) });
  const [now] = useState(() => new Date());
  const paused = isPaused(pausedUntil, now);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <S.Title id={titleId} tabIndex={-1}>
        {t('emailPreferences.pause.title')}
      </S.Title>
      {failure !== null && <FormAlert title={t('emailPreferences.failed')}>{failure}</FormAlert>}
      <S.Muted>{paused ? pausedText(pausedUntil) : t('emailPreferences.pause.text')}</S.Muted>
      <S.Buttons>
        {paused ? (
          <Button variant="secondary" busy={isBusy} onClick={() => until(null)}>
            {t('emailPreferences.pause.end')}
          </Button>
        ) : (
          pauses.map((months) => (
            <Button key={months} variant="secondary" busy={isBusy} onClick={() => until(pauseEnd(new Date(), months))}>
              {t('emailPreferences.pause.begin', { count: months })}
            </Button>
          ))
        )}
      </S.Buttons>
    </Card>
  );
}
