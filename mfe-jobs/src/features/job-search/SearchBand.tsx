import { Container, Icon, IconButton, media, styled, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { placeTokens, recordSearch, SearchBar } from 'platform/jobs';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
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

/** Above the opened form, on small screens. */
const OpenHead = styled.div`
  display: none;

  ${media.below.medium} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-right: calc(-1 * var(--space-3));
    color: var(--color-chrome-text);

    p {
      font-size: var(--text-xl);
      font-weight: var(--weight-bold);
    }

    button {
      color: inherit;
    }
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** Filters that no control of the page sends without JavaScript. */
const withoutControl = ['companyId', 'postedAfter'] as const;

interface SearchBandProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  /** The response for this filter, if it has arrived. */
  current: JobSearchPage | undefined;
  onSearch: (change: Partial<JobFilter>) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

export function SearchBand({ filter, page, current, onSearch, formRef }: SearchBandProps) {
  const { language } = useLanguage();
  const places = placeTokens({ ...filter, location: placeName(filter.location, page) }, page?.places ?? [], language);
  const { isOpen, setOpen, close, summary } = useOpenForm(formRef);
  const record = useEffectEvent((answer: JobSearchPage) => recordSearch(filter, answer.places));
  useEffect(() => {
    if (current !== undefined) record(current);
  }, [current]);
  const search = (change: Partial<JobFilter>) => {
    setOpen(false);
    onSearch(change);
  };
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && isOpen) close();
  };
  return (
    <Band data-screen>
      <Container>
        {!isOpen && (
          <SearchSummary
            ref={summary}
            keyword={filter.keyword}
            places={places.map(({ label }) => label)}
            onOpen={() => setOpen(true)}
          />
        )}
        <Fields $isOpen={isOpen} onKeyDown={closeOnEscape}>
          {isOpen && <FormHead onClose={close} />}
          <SearchBar
            // The fields are uncontrolled: the key remounts them when back or a removed chip changes the search.
            key={JSON.stringify([filter.keyword, places])}
            ref={formRef}
            id={searchFormId}
            keyword={filter.keyword}
            places={places}
            filter={filter}
            onSearch={search}
          >
            {activeFilters(filter)
              .filter(({ name }) => isOneOf(withoutControl, name))
              .map(({ name, value }) => (
                <input key={value} type="hidden" name={name} value={value} />
              ))}
          </SearchBar>
        </Fields>
      </Container>
    </Band>
  );
}

/** Whether the form is opened on a small screen. Opening focuses its first field, closing the summary. */
function useOpenForm(formRef: SearchBandProps['formRef']) {
  const summary = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const keyword = isOpen ? formRef.current?.elements.namedItem('keyword') : null;
    if (keyword instanceof HTMLInputElement) keyword.focus();
  }, [isOpen, formRef]);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => summary.current?.focus());
  };
  return { isOpen, setOpen, close, summary };
}

interface SearchSummaryProps {
  ref: RefObject<HTMLButtonElement | null>;
  keyword: string;
  places: readonly string[];
  onOpen: () => void;
}

function SearchSummary({ ref, keyword, places, onOpen }: SearchSummaryProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Summary ref={ref} type="button" aria-expanded={false} onClick={onOpen}>
      <Icon name="search" />
      <Words>
        <VisuallyHidden>{t('search.change')} </VisuallyHidden>
        <b>{keyword || t('search.anything')}</b>
        <small>{places.join(', ') || t('search.anywhere')}</small>
      </Words>
      <Pen>
        <Icon name="pen" />
      </Pen>
    </Summary>
  );
}

function FormHead({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  const { t: common } = useTranslation('common');
  return (
    <OpenHead>
      <p>{t('search.change')}</p>
      <IconButton label={common('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </OpenHead>
  );
}
