import { useId } from 'react';
import { Radio } from 'platform/forms';
import { FieldSet, useTranslation } from 'platform/narrow';
import { campaignFrequencies } from 'shared-contracts';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

/** Whom a campaign is for. */
export function Frequency({ form: { values, change } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const name = useId();
  return (
    <FieldSet legend={t('send.frequency')}>
      <S.Choices>
        {campaignFrequencies.map((frequency) => (
          <S.Choice key={frequency}>
            <Radio
              name={name}
              value={frequency}
              label={t(`frequency.${frequency}`)}
              checked={values.frequency === frequency}
              onChange={() => void change('frequency', frequency)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </FieldSet>
  );
}
