import { Container, SearchBar, styled, useIsNative, useTranslation } from 'platform';
import type { RefObject, SubmitEvent } from 'react';
import { placeName, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { useListCitiesQuery } from '../../jobs.api';

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

type Typed = Pick<JobFilter, 'keyword' | 'location'>;

interface SearchBandProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onSearch: (change: Typed) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

export function SearchBand({ filter, page, onSearch, formRef }: SearchBandProps) {
  const { names, note } = useCities(useIsNative());
  const location = placeName(filter.location, page);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typedIn(event.currentTarget));
  };
  return (
    <Band data-screen>
      <Container>
        <SearchBar
          // The fields are uncontrolled: the key remounts them when back or a removed chip changes the search.
          key={JSON.stringify([filter.keyword, location])}
          ref={formRef}
          id={searchFormId}
          layout="band"
          keyword={filter.keyword}
          location={location}
          // The bar lists the chosen city itself: listed twice, it would lose the choice when the cities arrive.
          cities={names?.filter((name) => name !== location) ?? null}
          onSubmit={search}
        >
          {filter.companyId !== '' && <input type="hidden" name="companyId" value={filter.companyId} />}
        </SearchBar>
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

/** What the bar holds, applied or not. */
export function typedIn({ elements }: HTMLFormElement): Typed {
  return { keyword: valueOf(elements, 'keyword'), location: valueOf(elements, 'location') };
}

function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
}
