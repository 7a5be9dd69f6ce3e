import type { FormEvent, ReactNode } from 'react';
import { Card, useTranslation } from 'platform';
import { FormProblems } from 'platform/forms';
import { LeaveQuestion } from '../../../components/LeaveQuestion';
import * as S from '../Preferences.styles';
import type { usePreferencesForm } from '../usePreferencesForm';

interface PreferencesFrameProps {
  form: Omit<ReturnType<typeof usePreferencesForm>, 'values' | 'change' | 'reset' | 'inputProps'>;
  children: ReactNode;
}

/** Around the fields: what is wrong with them, and the question before they are left. Enter sends only what there is to send. */
export function PreferencesFrame({ form, children }: PreferencesFrameProps) {
  const { t } = useTranslation('mfe-account');
  const submit = (event: FormEvent) => (form.isChanged ? form.formProps.onSubmit(event) : event.preventDefault());
  return (
    <Card>
      <S.Form {...form.formProps} aria-label={t('emailPreferences.title')} onSubmit={submit}>
        <FormProblems {...form} failureTitle={t('emailPreferences.failed')} />
        {children}
      </S.Form>
      <LeaveQuestion guard={form.guard} texts="emailPreferences" />
    </Card>
  );
}
