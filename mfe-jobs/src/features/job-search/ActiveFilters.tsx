import { ButtonLink, Chip, media, styled, useTranslation } from 'platform';
import { activeFilters, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { clearFilter, jobsAddress, withoutFilter, type SearchView } from './job-filters';
import { useFilterWords } from './useFilterWords';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;

  & > li {
    max-width: 100%;
  }

  ${media.below.large} {
    flex-wrap: nowrap;
    margin: 0;
    white-space: nowrap;

    & > li {
      max-width: none;
    }
  }
`;

interface ActiveFiltersProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  view: SearchView;
  /** The clicked chip is removed, so the focus moves to another element. */
  onRemove: () => void;
}

/** The active filters, as links to the same search without them. */
export function ActiveFilters({ filter, page, view, onRemove }: ActiveFiltersProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <List aria-label={t('filters.activeList')}>
      {active.map((one) => (
        <li key={`${one.name} ${one.value}`}>
          <Chip
            to={jobsAddress(withoutFilter(filter, one), view)}
            removeLabel={t('filters.remove', { filter: words.value(one.name, one.value) })}
            onRemove={onRemove}
          >
            {words.value(one.name, one.value)}
          </Chip>
        </li>
      ))}
      <li>
        <ButtonLink variant="quiet" size="sm" to={jobsAddress(clearFilter(filter), view)} onClick={onRemove}>
          {t('filters.clear')}
        </ButtonLink>
      </li>
    </List>
  );
}
