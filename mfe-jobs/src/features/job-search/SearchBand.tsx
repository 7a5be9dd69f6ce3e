import { Container, SearchBar, styled, useIsNative, useTranslation } from 'platform';
import { useListCitiesQuery } from 'platform/queries';
import type { RefObject, SubmitEvent } from 'react';
import { placeName, type JobFilter, type JobSearchPage } from 'shared-contracts';

/** Id of the page's form. The filters beside the results belong to it, so they work without JavaScript. */
export const searchFormId = 'job-search';

/** Continues the green header above it. */
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
          // SearchBar lists the chosen city. A second option would reset the choice when the cities are loaded.
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

/** Names of the cities with open jobs; null if `skip`. A response that is not a list is treated as empty (SPEC §7). */
function useCities(skip: boolean): { names: readonly string[] | null; note: string | null } {
  const { t } = useTranslation('mfe-jobs');
  const { data, isLoading } = useListCitiesQuery({}, { skip });
  if (skip) return { names: null, note: null };
  const names = Array.isArray(data) ? data : [];
  if (isLoading) return { names, note: t('search.citiesLoading') };
  return { names, note: names.length === 0 ? t('search.noCities') : null };
}

/** Current values of the fields, applied or not. */
export function typedIn({ elements }: HTMLFormElement): Typed {
  return { keyword: valueOf(elements, 'keyword'), location: valueOf(elements, 'location') };
}

function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
}
