import { Container, SearchBar, styled, useTranslation } from 'platform';
import { typedSearch, useCities } from 'platform/jobs';
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

interface SearchBandProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onSearch: (change: Pick<JobFilter, 'keyword' | 'location'>) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

export function SearchBand({ filter, page, onSearch, formRef }: SearchBandProps) {
  const { t } = useTranslation('mfe-jobs');
  const { cities, note } = useCities({ loading: t('search.citiesLoading'), none: t('search.noCities') });
  const location = placeName(filter.location, page);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typedSearch(event.currentTarget));
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
          cities={cities?.filter((name) => name !== location) ?? null}
          onSubmit={search}
        >
          {filter.companyId !== '' && <input type="hidden" name="companyId" value={filter.companyId} />}
        </SearchBar>
        {note && <CityNote>{note}</CityNote>}
      </Container>
    </Band>
  );
}
