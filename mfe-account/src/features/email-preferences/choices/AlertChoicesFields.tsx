import { useId } from 'react';
import { FieldSet, Skeleton, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { Checkbox, Radio } from 'platform/forms';
import { useListCategoriesQuery } from 'platform/queries';
import { categoryName, newsletterFrequencies, type Category } from 'shared-contracts';
import { LoadFailureNote } from '../../../components/LoadFailure';
import { toggled, type AlertChoices } from '../preferences';
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

const summaryId = 'alert-areas';

interface CategoryPickerProps {
  /** Slugs; empty: all areas. */
  chosen: readonly string[];
  onToggle: (slug: string, isOn: boolean) => void;
}

type Area = Pick<Category, 'slug' | 'name'>;

/** Areas with jobs, and selected areas without jobs, so that they can be deselected. */
function areasOf(categories: readonly Area[], chosen: readonly string[]): Area[] {
  const known = new Set(categories.map(({ slug }) => slug));
  const without = chosen.filter((slug) => !known.has(slug)).map((slug) => ({ slug, name: slug.replaceAll('-', ' ') }));
  return [...categories, ...without];
}

/** Selection of the areas of the alerts. */
function CategoryPicker({ chosen, onToggle }: CategoryPickerProps) {
  const { t } = useTranslation('mfe-account');
  const count = chosen.length;
  return (
    <FieldSet legend={t('emailPreferences.areas.legend')}>
      <S.Muted id={summaryId} tabIndex={-1} role="status">
        {count === 0 ? t('emailPreferences.areas.all') : t('emailPreferences.areas.chosen', { count })}
      </S.Muted>
      <Areas chosen={chosen} onToggle={onToggle} />
    </FieldSet>
  );
}

function Areas({ chosen, onToggle }: CategoryPickerProps) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const query = useListCategoriesQuery({});
  const { data: categories, error } = query;
  if (categories === undefined) {
    if (error === undefined) return <AreasSkeleton />;
    return <LoadFailureNote title={t('emailPreferences.areas.failed')} query={query} headingId={summaryId} />;
  }
  const areas = areasOf(categories, chosen);
  if (areas.length === 0) return <S.Muted>{t('emailPreferences.areas.none')}</S.Muted>;
  return (
    <S.Box>
      {areas.map((area) => (
        <Checkbox
          key={area.slug}
          label={categoryName(area, language)}
          checked={chosen.includes(area.slug)}
          onChange={({ target }) => onToggle(area.slug, target.checked)}
        />
      ))}
    </S.Box>
  );
}

const areaWidths = ['8em', '9em', '6em', '5em', '7em', '10em', '11em', '12em'];

function AreasSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('emailPreferences.areas.loading')}</VisuallyHidden>
      <S.Box>
        {areaWidths.map((width) => (
          <S.OptionSkeleton key={width}>
            <Skeleton width={width} />
          </S.OptionSkeleton>
        ))}
      </S.Box>
    </div>
  );
}
