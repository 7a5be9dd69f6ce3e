import type { SubmitEvent } from 'react';
import { Container, SearchBar, styled, useIsNative, useTranslation } from 'platform';
import type { JobFilter } from 'shared-contracts';
import { useListCitiesQuery } from '../../../jobs.api';

/** The one form of the page: the filters beside the results belong to it by its id, so that it works without JavaScript. */
export const searchFormId = 'job-search';

/** Runs into the green header above it. */
const Band = styled.div`
  --focus-inner: var(--color-chrome-text);

  padding: 6px 0 var(--space-5);
  background: var(--color-chrome);
`;

const CityNote = styled.p`
  padding-top: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-chrome-muted);
`;

interface SearchBandProps {
  filter: JobFilter;
  onSearch: (change: Pick<JobFilter, 'keyword' | 'location'>) => void;
}

export function SearchBand({ filter, onSearch }: SearchBandProps) {
  const { names, note } = useCities(useIsNative());
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    onSearch({ keyword: valueOf(elements, 'keyword'), location: valueOf(elements, 'location') });
  };
  return (
    <Band>
      <Container>
        <SearchBar
          // The fields are the browser's own: made anew when back or a removed chip changes what was searched.
          key={JSON.stringify([filter.keyword, filter.location])}
          id={searchFormId}
          layout="band"
          keyword={filter.keyword}
          location={filter.location}
          // The bar lists the chosen city itself: listed twice, it would lose the choice when the cities arrive.
          cities={names?.filter((name) => name !== filter.location) ?? null}
          onSubmit={search}
        />
        {note && <CityNote>{note}</CityNote>}
      </Container>
    </Band>
  );
}

/** Names of the cities with open jobs; null where none are asked for. An answer that is no list counts as empty (SPEC §7). */
function useCities(skip: boolean): { names: readonly string[] | null; note: string | null } {
  const { t } = useTranslation('mfe-jobs');
  const { data, isLoading } = useListCitiesQuery({}, { skip });
  if (skip) return { names: null, note: null };
  const names = Array.isArray(data) ? data : [];
  if (isLoading) return { names, note: t('search.citiesLoading') };
  return { names, note: names.length === 0 ? t('search.noCities') : null };
}

function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
}
