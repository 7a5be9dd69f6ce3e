import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Card, FieldSet, Note, useTranslation } from 'platform';
import { FormProblems, Radio, Switch } from 'platform/forms';
import { newsletterFrequencies, type Subscription } from 'shared-contracts';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { CategoryPicker } from './CategoryPicker';
import * as S from './Preferences.styles';
import { toggled } from './preferences';
import { usePreferencesForm } from './usePreferencesForm';

type PreferencesFormState = ReturnType<typeof usePreferencesForm>;

/** On or off, how often, and about what. */
export function PreferencesForm({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('mfe-account');
  const form = usePreferencesForm(subscription);
  const { values, change } = form;
  return (
    <S.Content>
      {values.subscriptionStatus && !subscription.isConfirmed && (
        <Note tone="info" icon="mail" title={t('emailPreferences.unconfirmed.title')}>
          {t('emailPreferences.unconfirmed.text')}
        </Note>
      )}
      <FormFrame form={form}>
        <FormProblems {...form} failureTitle={t('emailPreferences.failed')} />
        <Switch
          label={t('emailPreferences.switch')}
          checked={values.subscriptionStatus}
          onChange={({ target }) => change('subscriptionStatus', target.checked)}
        />
        {!values.subscriptionStatus && <S.Muted>{t('emailPreferences.off')}</S.Muted>}
        <Frequency form={form} />
        <CategoryPicker
          chosen={values.interestedCategories}
          onToggle={(slug, isOn) => change('interestedCategories', toggled(values.interestedCategories, slug, isOn))}
        />
        <SaveButton form={form} />
      </FormFrame>
      <LeaveQuestion guard={form.guard} texts="emailPreferences" />
    </S.Content>
  );
}

/** Enter in a field sends only what there is to send. */
function FormFrame({ form, children }: { form: PreferencesFormState; children: ReactNode }) {
  const { t } = useTranslation('mfe-account');
  const submit = (event: FormEvent) => (form.isChanged ? form.submit(event) : event.preventDefault());
  return (
    <Card>
      <S.Form noValidate aria-label={t('emailPreferences.title')} onSubmit={submit}>
        {children}
      </S.Form>
    </Card>
  );
}

function Frequency({ form: { values, change } }: { form: PreferencesFormState }) {
  const { t } = useTranslation('mfe-account');
  const name = useId();
  return (
    <FieldSet legend={t('emailPreferences.frequency.legend')}>
      <S.Choices>
        {newsletterFrequencies.map((frequency) => (
          <S.Choice key={frequency}>
            <Radio
              name={name}
              value={frequency}
              label={t(`emailPreferences.frequency.${frequency}`)}
              checked={values.frequency === frequency}
              onChange={() => change('frequency', frequency)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </FieldSet>
  );
}

/** Enabled only when there is something to save; the reason stands beside it. */
function SaveButton({ form: { isChanged, isSending } }: { form: PreferencesFormState }) {
  const { t } = useTranslation('mfe-account');
  const hintId = useId();
  return (
    <S.Foot>
      <Button type="submit" busy={isSending} aria-disabled={!isChanged} aria-describedby={hintId}>
        {t('emailPreferences.save')}
      </Button>
      <S.Muted id={hintId}>{t(isChanged ? 'emailPreferences.unsaved' : 'emailPreferences.unchanged')}</S.Muted>
    </S.Foot>
  );
}
