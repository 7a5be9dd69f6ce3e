import { Container, Icon, media, SearchBar, styled, useTranslation, VisuallyHidden } from 'platform';
import { typedSearch, useCities } from 'platform/jobs';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { activeFilters, isOneOf, placeName, type JobFilter, type JobSearchPage } from 'shared-contracts';

/** Id of the page's form. The filters beside the results belong to it, so they work without JavaScript. */
export const searchFormId = 'job-search';

/** Continues the green header above it. */
const Band = styled.div`
  --focus-inner: var(--color-chrome-text);

  padding: 6px 0 var(--space-5);

  ${media.below.medium} {
    padding: calc(var(--space-1) / 2) 0 var(--space-3);
  }
  background: var(--color-chrome);
`;

/** The search in one line, on small screens. Without scripts the fields are shown instead. */
const Summary = styled.button`
  display: none;
  width: 100%;

  ${media.below.medium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 52px;
    padding: calc(var(--space-1) + var(--border-hair)) calc(var(--space-1) + var(--border-hair))
      calc(var(--space-1) + var(--border-hair)) var(--space-4);
    border: 0;
    border-radius: var(--radius-md);
    background: var(--color-surface);
    box-shadow: 0 0 0 var(--border-hair) var(--color-chrome-line);
    color: var(--color-text);
    line-height: 1.25;
    text-align: start;
    cursor: pointer;
  }

  ${media.withoutScript} {
    display: none;
  }

  & > svg {
    color: var(--color-brand-text);
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

const Words = styled.span`
  overflow: hidden;
  white-space: nowrap;

  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  b {
    font-weight: var(--weight-semibold);
  }

  small {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }
`;

const Pen = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  color: var(--color-accent-contrast);
`;

const Fields = styled.div<{ $isOpen: boolean }>`
  ${media.below.medium} {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }

  ${media.withoutScript} {
    display: block;
  }
`;

const CityNote = styled.p`
  padding-top: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-chrome-muted);
`;

/** Filters that no control of the page sends without JavaScript. */
const withoutControl = ['companyId', 'place', 'postedAfter'] as const;

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
  const summary = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const keyword = isOpen ? formRef.current?.elements.namedItem('keyword') : null;
    if (keyword instanceof HTMLInputElement) keyword.focus();
  }, [isOpen, formRef]);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOpen(false);
    onSearch(typedSearch(event.currentTarget));
  };
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !isOpen) return;
    setOpen(false);
    requestAnimationFrame(() => summary.current?.focus());
  };
  return (
    <Band data-screen>
      <Container>
        {!isOpen && (
          <Summary ref={summary} type="button" aria-expanded={false} onClick={() => setOpen(true)}>
            <Icon name="search" />
            <Words>
              <VisuallyHidden>{t('search.change')} </VisuallyHidden>
              <b>{filter.keyword || t('search.anything')}</b>
              <small>{location || t('search.anywhere')}</small>
            </Words>
            <Pen>
              <Icon name="pen" />
            </Pen>
          </Summary>
        )}
        <Fields $isOpen={isOpen} onKeyDown={closeOnEscape}>
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
            {activeFilters(filter)
              .filter(({ name }) => isOneOf(withoutControl, name))
              .map(({ name, value }) => (
                <input key={value} type="hidden" name={name} value={value} />
              ))}
          </SearchBar>
        </Fields>
        {note && <CityNote>{note}</CityNote>}
      </Container>
    </Band>
  );
}
