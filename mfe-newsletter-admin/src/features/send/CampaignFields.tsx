import { useId } from 'react';
import { Radio, Switch, TextArea } from 'platform/forms';
import { Field, FieldSet, useTranslation } from 'platform/narrow';
import { campaignFrequencies, type CampaignFrequency } from 'shared-contracts';
import { useAudienceSize } from '../../campaigns.api';
import { useFormat } from '../../page';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

export function Words({ form: { inputProps } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <>
      <Field label={t('send.subject')} autoComplete="off" {...inputProps('subject')} />
      <Field label={t('send.name')} help={t('send.nameHelp')} optional autoComplete="off" {...inputProps('name')} />
      <TextArea label={t('send.content')} help={t('send.contentHelp')} optional rows={4} {...inputProps('content')} />
    </>
  );
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

export function Measuring({ form: { values, change } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const hint = useId();
  return (
    <div>
      <Switch
        label={t('send.measured')}
        aria-describedby={hint}
        checked={values.isMeasured}
        onChange={({ target }) => void change('isMeasured', target.checked)}
      />
      <S.Hint id={hint}>{t('send.measuredHelp')}</S.Hint>
    </div>
  );
}
