import { useId } from 'react';
import { FieldSet, useTranslation } from 'platform';
import { Radio } from 'platform/forms';
import { newsletterFrequencies } from 'shared-contracts';
import { toggled, type AlertChoices } from '../preferences';
import { CategoryPicker } from './CategoryPicker';
import * as S from '../Preferences.styles';

/** A field and its new value. */
type Choice = { [Field in keyof AlertChoices]: [Field, AlertChoices[Field]] }[keyof AlertChoices];

interface AlertChoicesFieldsProps {
  values: AlertChoices;
  change: (...choice: Choice) => void;
  /** Following companies requires an account. */
  hasAccount: boolean;
}

/** Frequency and subject of alerts. */
export function AlertChoicesFields({ values, change, hasAccount }: AlertChoicesFieldsProps) {
  const { interestedCategories: chosen } = values;
  return (
    <>
      <Frequency chosen={values.frequency} onChoose={(frequency) => change('frequency', frequency)} />
      <Subject
        followsCategories={values.followsCategories}
        onChoose={(followsCategories) => change('followsCategories', followsCategories)}
        hasAccount={hasAccount}
      />
      {values.followsCategories && (
        <CategoryPicker
          chosen={chosen}
          onToggle={(slug, isOn) => change('interestedCategories', toggled(chosen, slug, isOn))}
        />
      )}
    </>
  );
}

interface FrequencyProps {
  chosen: AlertChoices['frequency'];
  onChoose: (frequency: AlertChoices['frequency']) => void;
}

function Frequency({ chosen, onChoose }: FrequencyProps) {
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
              checked={chosen === frequency}
              onChange={() => onChoose(frequency)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </FieldSet>
  );
}

interface SubjectProps {
  followsCategories: boolean;
  onChoose: (followsCategories: boolean) => void;
  hasAccount: boolean;
}

function Subject({ followsCategories, onChoose, hasAccount }: SubjectProps) {
  const { t } = useTranslation('mfe-account');
  const name = useId();
  const labelOf = (isByArea: boolean) =>
    t(`emailPreferences.subject.${isByArea ? 'areas' : 'searches'}.${hasAccount ? 'account' : 'visitor'}`);
  return (
    <FieldSet legend={t('emailPreferences.subject.legend')}>
      <S.Choices>
        {[true, false].map((isByArea) => (
          <S.Choice key={String(isByArea)}>
            <Radio
              name={name}
              label={labelOf(isByArea)}
              checked={followsCategories === isByArea}
              onChange={() => onChoose(isByArea)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </FieldSet>
  );
}
