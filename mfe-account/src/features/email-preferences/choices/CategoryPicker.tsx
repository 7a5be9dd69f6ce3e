import { FieldSet, Skeleton, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { Checkbox } from 'platform/forms';
import { categoryName, type Category } from 'shared-contracts';
import { LoadFailureNote } from '../../../components/LoadFailure';
import { useListCategoriesQuery } from '../../../lists.api';
import * as S from '../Preferences.styles';

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
export function CategoryPicker({ chosen, onToggle }: CategoryPickerProps) {
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

function AreasSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('emailPreferences.areas.loading')}</VisuallyHidden>
      <Skeleton height="10rem" shape="tile" />
    </div>
  );
}
