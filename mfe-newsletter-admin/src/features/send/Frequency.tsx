import { useId } from 'react';
import { Radio } from 'platform/forms';
import { FieldSet, useTranslation } from 'platform/narrow';
import { campaignFrequencies, type CampaignFrequency } from 'shared-contracts';
import { useFormat } from '../../components/useFormat';
import type { CampaignFormState } from './useCampaignForm';
import { useReach } from './useReach';
import * as S from './SendTab.styles';

/** The audience of a campaign, with the number of subscribers per option. */
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
              label={<Reach frequency={frequency} />}
              checked={values.frequency === frequency}
              onChange={() => void change('frequency', frequency)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </FieldSet>
  );
}

function Reach({ frequency }: { frequency: CampaignFrequency }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { people, isCounting } = useReach(frequency);
  const unknown = isCounting ? 'reach.counting' : 'reach.unknown';
  return (
    <>
      {t(`frequency.${frequency}`)}{' '}
      <S.Reach>
        · {people === null ? t(unknown) : t('audience.people', { count: people, people: number(people) })}
      </S.Reach>
    </>
  );
}
