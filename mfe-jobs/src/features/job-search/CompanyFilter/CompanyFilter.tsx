import { Button, Field, FieldSet, media, Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';
import { FoldedFilterOptions, type CountedValue } from 'platform/filters';
import { useListJobCompaniesQuery } from 'platform/queries';
import { useDeferredValue, useEffect, useState } from 'react';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { countVariables, toggleFilter } from '../job-filters';
import { useSeen } from '../useSeen';

/** Without JavaScript the companies cannot be loaded; hidden inputs of the search form retain the chosen ones. */
const Group = styled.div`
  padding-top: var(--space-4);
  border-top: var(--border-hair) solid var(--color-border);

  /* Alone in a popover. */
  &:only-child {
    padding-top: 0;
    border-top: 0;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

const Rows = styled.div`
  margin-top: var(--space-2);
`;

/** Its height is reserved. */
const WaitingRows = styled.div`
  display: grid;
  min-height: 6.75rem;
  gap: var(--space-4);
  padding-block: var(--space-2);
`;

const Note = styled.p`
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

const restMs = 300;

/** The text after a pause of typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface CompanyFilterProps {
  filter: JobFilter;
  /** Names the chosen companies until the counts are loaded. */
  page: JobSearchPage | undefined;
  onChange: (change: Partial<JobFilter>) => void;
}

/** Companies with their number of jobs, requested when the group is on the screen. Others are found by name. */
export function CompanyFilter({ filter, page, onChange }: CompanyFilterProps) {
  const { t } = useTranslation('mfe-jobs');
  const { t: common } = useTranslation('common');
  const { ref, isSeen } = useSeen();
  const [text, setText] = useState('');
  const name = useDeferredValue(useRested(text).trim());
  const arg = { ...countVariables(filter), ...(name !== '' && { companyName: name }) };
  const { data, isError, isFetching, refetch } = useListJobCompaniesQuery(arg, { skip: !isSeen });
  const known = data?.items ?? chosenCompanies(page, filter);
  return (
    <Group ref={ref}>
      <FieldSet legend={t('filters.companyId.legend')}>
        <Field
          label={t('filters.companyId.search')}
          hideLabel
          type="search"
          autoComplete="off"
          placeholder={t('filters.companyId.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Rows aria-busy={isFetching}>
          <FoldedFilterOptions
            name="companyId"
            values={known}
            chosen={filter.companyId}
            onChoose={(id) => onChange(toggleFilter(filter, 'companyId', id))}
            // The form has hidden inputs for this filter.
            formId={undefined}
            moreLabel={(count) => t('filters.companyId.more', { count })}
          />
          {data === undefined && !isError && <WaitingRows>{isSeen && <Waiting />}</WaitingRows>}
        </Rows>
        {isError && (
          <div role="alert">
            <Note>{t('filters.companyId.error')}</Note>
            <Button variant="quiet" size="sm" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          </div>
        )}
        {data?.total === 0 && <Note>{t(name === '' ? 'filters.companyId.none' : 'filters.companyId.unnamed')}</Note>}
        {text !== '' && (
          <VisuallyHidden role="status">
            {name !== '' && data !== undefined && !isFetching && t('filters.companyId.found', { count: data.total })}
          </VisuallyHidden>
        )}
      </FieldSet>
    </Group>
  );
}

/** Without numbers. */
const chosenCompanies = (page: JobSearchPage | undefined, { companyId }: JobFilter): CountedValue[] =>
  (page?.companies ?? [])
    .filter(({ id }) => companyId.includes(String(id)))
    .map(({ id, name }) => ({ value: String(id), label: name, count: null }));

function Waiting() {
  return ['70%', '55%', '62%'].map((width) => <Skeleton key={width} width={width} height="1.25rem" />);
}
