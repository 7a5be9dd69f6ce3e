import { FieldSet, useTranslation } from 'platform';
import { Checkbox, Radio } from 'platform/forms';
import { newsletterFrequencies } from 'shared-contracts';
import * as S from './AlertChoices.styles';
import { AreaChoices } from './AreaChoices';
import type { useRegister } from './useRegister';

interface AlertChoicesProps extends Pick<ReturnType<typeof useRegister>, 'values' | 'change'> {
  isOpen: boolean;
}

/** Whether to get jobs by e-mail; who wants them says how often, and of which areas. */
export function AlertChoices({ isOpen, values, change }: AlertChoicesProps) {
  const { t } = useTranslation('mfe-account');
  const { subscribeToNewsletter, newsletterFrequency, categories } = values;
  return (
    <S.Frame>
      <Checkbox
        name="subscribeToNewsletter"
        label={t('auth.alerts.subscribe')}
        checked={subscribeToNewsletter}
        onChange={({ target }) => change('subscribeToNewsletter', target.checked)}
      />
      {subscribeToNewsletter && (
        <S.Choices>
          <FieldSet legend={t('auth.alerts.frequency')}>
            <S.Options>
              {newsletterFrequencies.map((frequency) => (
                <Radio
                  key={frequency}
                  name="newsletterFrequency"
                  value={frequency}
                  label={t(`auth.alerts.frequencies.${frequency}`)}
                  checked={newsletterFrequency === frequency}
                  onChange={() => change('newsletterFrequency', frequency)}
                />
              ))}
            </S.Options>
          </FieldSet>
          <AreaChoices isOpen={isOpen} chosen={categories} onChange={(chosen) => change('categories', chosen)} />
        </S.Choices>
      )}
    </S.Frame>
  );
}
