import { useId } from 'react';
import { Radio } from 'platform/forms';
import { Field, FieldSet, useTranslation } from 'platform/narrow';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

const choices = ['now', 'later'] as const;

/** Now, or at a time in Lisbon, independent of the admin's time zone. */
export function SendTime({ form: { values, change, inputProps } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const name = useId();
  return (
    <FieldSet legend={t('send.when')}>
      <S.Choices>
        {choices.map((choice) => (
          <S.Choice key={choice}>
            <Radio
              name={name}
              value={choice}
              label={t(`send.${choice}`)}
              checked={values.isLater === (choice === 'later')}
              onChange={() => void change('isLater', choice === 'later')}
            />
          </S.Choice>
        ))}
      </S.Choices>
      {values.isLater && (
        <S.Time>
          <Field label={t('send.time')} help={t('send.timeHelp')} type="datetime-local" {...inputProps('time')} />
        </S.Time>
      )}
    </FieldSet>
  );
}
