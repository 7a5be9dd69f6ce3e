import { FieldSet, Skeleton, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { Checkbox, Radio } from 'platform/forms';
import { categoryName, newsletterFrequencies } from 'shared-contracts';
import { useListCategoriesQuery } from '../../../lists.api';
import type { useRegister } from './useRegister';
import * as F from '../../../components/form.styles';
import * as S from './AlertChoices.styles';

interface AlertChoicesProps extends Pick<ReturnType<typeof useRegister>, 'values' | 'change'> {
  isOpen: boolean;
}

/** Option to receive alerts, with their frequency and areas. */
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

const noVariables = {};
const lines = ['60%', '45%', '70%'];

interface AreaChoicesProps {
  isOpen: boolean;
  /** Slugs. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The areas of the alerts. If they cannot be loaded, none is selected, which means all. */
function AreaChoices({ isOpen, chosen, onChange }: AreaChoicesProps) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { data = [], isLoading, isError } = useListCategoriesQuery(noVariables, { skip: !isOpen });
  if (isLoading) return <Loading />;
  if (isError) return <F.Small>{t('auth.alerts.areasFailed')}</F.Small>;
  if (data.length === 0) return null;
  const toggle = (slug: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  return (
    <FieldSet legend={t('auth.alerts.areas')}>
      <F.Small>{t('auth.alerts.areasHelp')}</F.Small>
      <S.Areas>
        {data.map((category) => (
          <Checkbox
            key={category.slug}
            name="categories"
            value={category.slug}
            label={categoryName(category, language)}
            checked={chosen.includes(category.slug)}
            onChange={({ target }) => toggle(category.slug, target.checked)}
          />
        ))}
      </S.Areas>
    </FieldSet>
  );
}

function Loading() {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Options role="status">
      <VisuallyHidden>{t('auth.alerts.areasLoading')}</VisuallyHidden>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </S.Options>
  );
}
