import { FieldSet, Skeleton, styled, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { Checkbox, Radio } from 'platform/forms';
import { useListCategoriesQuery } from 'platform/queries';
import { categoryName, newsletterFrequencies } from 'shared-contracts';
import type { useRegister } from './useRegister';
import * as F from '../../../components/form.styles';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Choices = styled.div`
  padding-left: calc(var(--choice-size) + var(--space-3));
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

/** Scrolls its rows (SPEC §2: 300 px). */
const Areas = styled(Options)`
  max-height: calc(var(--space-20) * 3.75);
  margin-top: var(--space-2);
  padding: var(--space-3);
  overflow-y: auto;
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
`;

interface AlertChoicesProps extends Pick<ReturnType<typeof useRegister>, 'values' | 'change'> {
  isOpen: boolean;
}

/** Option to receive alerts, with their frequency and areas. */
export function AlertChoices({ isOpen, values, change }: AlertChoicesProps) {
  const { t } = useTranslation('mfe-account');
  const { subscribeToNewsletter, newsletterFrequency, categories } = values;
  return (
    <Frame>
      <Checkbox
        name="subscribeToNewsletter"
        label={t('auth.alerts.subscribe')}
        checked={subscribeToNewsletter}
        onChange={({ target }) => change('subscribeToNewsletter', target.checked)}
      />
      {subscribeToNewsletter && (
        <Choices>
          <FieldSet legend={t('auth.alerts.frequency')}>
            <Options>
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
            </Options>
          </FieldSet>
          <AreaChoices isOpen={isOpen} chosen={categories} onChange={(chosen) => change('categories', chosen)} />
        </Choices>
      )}
    </Frame>
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
      <Areas>
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
      </Areas>
    </FieldSet>
  );
}

function Loading() {
  const { t } = useTranslation('mfe-account');
  return (
    <Options role="status">
      <VisuallyHidden>{t('auth.alerts.areasLoading')}</VisuallyHidden>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Options>
  );
}
