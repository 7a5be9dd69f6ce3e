import { useId } from 'react';
import { Radio } from 'platform/forms';
import { Field, FieldSet, useTranslation } from 'platform/narrow';
import { campaignFrequencies, type CampaignFrequency } from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';
import { useFormat } from '../../page-platform';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

/** The current number of recipients. `recipients` is null while it is loading and after an error. */
export function useAudienceSize(frequency: CampaignFrequency): { recipients: number | null; isCounting: boolean } {
  const { currentData, isError } = useGetCampaignAudienceQuery({ frequency });
  return { recipients: currentData?.recipients ?? null, isCounting: currentData === undefined && !isError };
}

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
  const { recipients, isCounting } = useAudienceSize(frequency);
  const unknown = isCounting ? 'reach.counting' : 'reach.unknown';
  return (
    <>
      {t(`frequency.${frequency}`)}{' '}
      <S.Reach>
        · {recipients === null ? t(unknown) : t('audience.people', { count: recipients, people: number(recipients) })}
      </S.Reach>
    </>
  );
}

const choices = ['now', 'later'] as const;

/** Send time: now, or a time in Lisbon, independent of the admin's time zone. */
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
