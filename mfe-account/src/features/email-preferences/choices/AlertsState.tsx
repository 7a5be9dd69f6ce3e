import type { ReactNode } from 'react';
import { Card, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import * as S from '../Preferences.styles';

interface AlertsStateProps<Alerts> {
  query: { data?: Alerts | undefined; error?: unknown };
  /** Shown if loading failed. */
  failure: ReactNode;
  children: (alerts: Alerts) => ReactNode;
}

/** States of alerts: skeleton, error, data. Data remains visible after a failed refetch. */
export function AlertsState<Alerts>({ query: { data, error }, failure, children }: AlertsStateProps<Alerts>) {
  if (data !== undefined) return children(data);
  return error === undefined ? <AlertsSkeleton /> : failure;
}

/** The options of each question. */
const questions = [
  ['first', 'second', 'third'],
  ['first', 'second'],
];

/** The switch, and the questions with their options. */
function AlertsSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Content aria-busy="true">
      <VisuallyHidden role="status">{t('emailPreferences.loading')}</VisuallyHidden>
      <Card aria-hidden="true">
        <S.Form as="div">
          <Skeleton width="14em" height="var(--space-6)" />
          {questions.map((options) => (
            <S.Choices key={options.length}>
              <Skeleton width="9em" />
              {options.map((option) => (
                <Skeleton key={option} height="var(--control-md)" shape="tile" />
              ))}
            </S.Choices>
          ))}
          <Skeleton width="6em" height="var(--control-md)" shape="tile" />
        </S.Form>
      </Card>
    </S.Content>
  );
}
