import { useTranslation } from 'platform';
import { isOneOf, postedWithin, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { filterOptions, knownLevels, typeOptions } from '../filter-options';
import { useFilterWords } from '../useFilterWords';
import { toggle } from '../job-address';
import { FilterGroup } from './FilterGroup';

export interface FilterPanelProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onChange: (change: Partial<JobFilter>) => void;
  formId?: string | undefined;
}

/** All filters of the search; each applies at once. */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <>
      <PostedFilter {...props} />
      <TypeFilter {...props} />
      <LevelFilter {...props} />
      <RemoteFilter {...props} />
      <CategoryFilter {...props} />
    </>
  );
}

function PostedFilter({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  return (
    <FilterGroup
      legend={t('filters.postedWithin.legend')}
      name="postedWithin"
      control="radio"
      options={filterOptions(postedWithin, page?.facets.postedWithin, [])}
      chosen={[filter.postedWithin]}
      labelOf={(value) => words('postedWithin', value)}
      onChoose={(value) => isOneOf(postedWithin, value) && onChange({ postedWithin: value })}
      formId={formId}
    />
  );
}

function TypeFilter({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  return (
    <FilterGroup
      legend={t('filters.type.legend')}
      name="type"
      control="checkbox"
      options={typeOptions(page?.facets.type, filter.types)}
      chosen={filter.types}
      labelOf={(value) => words('type', value)}
      onChoose={(value) => onChange({ types: toggle(filter.types, value) })}
      formId={formId}
    />
  );
}

function LevelFilter({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  return (
    <FilterGroup
      legend={t('filters.experienceLevel.legend')}
      name="experienceLevel"
      control="checkbox"
      options={filterOptions(knownLevels, page?.facets.experienceLevel, filter.experienceLevels)}
      chosen={filter.experienceLevels}
      labelOf={(value) => words('experienceLevel', value)}
      onChoose={(value) => onChange({ experienceLevels: toggle(filter.experienceLevels, value) })}
      formId={formId}
    />
  );
}

function RemoteFilter({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <FilterGroup
      legend={t('filters.remote.legend')}
      name="remote"
      control="checkbox"
      options={filterOptions(['true'], page?.facets.remote, [])}
      chosen={[filter.remote]}
      labelOf={() => t('filters.remote.only')}
      onChoose={() => onChange({ remote: filter.remote === 'true' ? '' : 'true' })}
      formId={formId}
    />
  );
}

function CategoryFilter({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  // The address may carry part of a name; the answer knows the area that it meant.
  const chosen = page?.category?.slug ?? filter.category;
  return (
    <FilterGroup
      legend={t('filters.category.legend')}
      name="category"
      control="radio"
      options={[
        { value: '', count: null },
        ...filterOptions([], page?.facets.category, filter.category ? [chosen] : []),
      ]}
      chosen={[filter.category === '' ? '' : chosen]}
      labelOf={(value) => (value === '' ? t('filters.category.any') : words('category', value))}
      onChoose={(value) => onChange({ category: value })}
      formId={formId}
    />
  );
}
