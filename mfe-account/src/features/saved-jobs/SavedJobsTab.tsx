import { useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  Segments,
  Sheet,
  Skeleton,
  Stack,
  useLeaveGuard,
  useTranslation,
  withTexts,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { CompareTray } from 'platform/jobs';
import { useListSavedJobsQuery } from 'platform/queries';
import { Table, TableSkeleton } from 'platform/tables';
import { routes, type SavedJob } from 'shared-contracts';
import { LeaveConfirmation } from '../../components/LeaveConfirmation';
import { TabHead } from '../../components/TabHead';
import { isWaiting, TabState } from '../../components/TabState';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { savedSorts, sortSaved, type SavedSort } from './saved-order';
import { SavedJobRow } from './SavedJobRow';
import { useNoteDrafts } from './useNoteDrafts';
import { useSavedRemoval } from './useSavedRemoval';

function SavedJobsTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListSavedJobsQuery({});
  const count = query.data?.length ?? 0;
  return (
    <>
      <TabHead title={t('savedJobs.title')} isLoading={isWaiting(query)}>
        {count > 0 && t('savedJobs.summary', { count })}
      </TabHead>
      <TabState
        query={query}
        loading={t('savedJobs.loading')}
        skeleton={<SavedJobsSkeleton />}
        failed={t('savedJobs.failed')}
      >
        {(entries) => (
          <SavedJobs
            entries={entries}
            now={new Date(query.fulfilledTimeStamp ?? 0).toISOString()}
            onStale={() => query.refetch()}
          />
        )}
      </TabState>
    </>
  );
}

/** /account?tab=savedJobs: the list of saved jobs. */
export const SavedJobsTab = withTexts('mfe-account', { pt, en }, SavedJobsTabContent);

function useColumns() {
  const { t } = useTranslation('mfe-account');
  return [
    { name: t('savedJobs.columns.job'), width: '34%' as const },
    { name: t('savedJobs.columns.pay') },
    { name: t('savedJobs.columns.deadline'), width: '21%' as const },
    { name: t('savedJobs.columns.apply'), isQuiet: true },
    { name: t('savedJobs.columns.actions'), isQuiet: true },
  ];
}

function SavedJobsSkeleton() {
  return (
    <Stack $gap={4}>
      <Skeleton width="20em" height="var(--space-8)" shape="tile" />
      <TableSkeleton columns={useColumns()} cells={['title', 'text', 'lines', 'button', 'action']} hasMoreRow />
    </Stack>
  );
}

interface SavedJobsProps {
  entries: readonly SavedJob[];
  /** When the entries were read, ISO 8601. */
  now: string;
  /** Reads the entries again, because the API's data differs from the shown data. */
  onStale: () => PromiseLike<{ error?: unknown }>;
}

/** The list with notes. A removal can be undone. */
function SavedJobs({ entries, now, onStale }: SavedJobsProps) {
  const { t } = useTranslation('mfe-account');
  const [sort, setSort] = useState<SavedSort>('saved');
  const notes = useNoteDrafts(entries);
  const guard = useLeaveGuard(notes.isChanged);
  const shown = sortSaved(entries, sort);
  const removal = useSavedRemoval(shown, onStale);
  const columns = useColumns();
  return (
    <Stack $gap={4}>
      {removal.failure !== null && <FormAlert title={removal.title}>{removal.failure}</FormAlert>}
      {entries.length > 1 && <Sorting value={sort} onChange={setSort} />}
      {entries.length === 0 ? (
        <NothingSaved />
      ) : (
        <Table caption={t('savedJobs.title')} columns={columns}>
          {shown.map((entry) => (
            <SavedJobRow
              key={entry.id}
              entry={entry}
              now={now}
              draft={notes.draftOf(entry)}
              onStale={onStale}
              onRemove={() => removal.remove(entry)}
            />
          ))}
        </Table>
      )}
      <LeaveConfirmation guard={guard} texts="savedJobs" />
      <CompareTray />
    </Stack>
  );
}

interface SortingProps {
  value: SavedSort;
  onChange: (sort: SavedSort) => void;
}

function Sorting({ value, onChange }: SortingProps) {
  const { t } = useTranslation('mfe-account');
  const segments = savedSorts.map((sort) => ({ value: sort, label: t(`savedJobs.sort.${sort}`) }));
  return (
    <div data-screen>
      <Segments label={t('savedJobs.sort.label')} segments={segments} value={value} onChange={onChange} />
    </div>
  );
}

function NothingSaved() {
  const { t } = useTranslation('mfe-account');
  return (
    <Sheet>
      <EmptyState
        illustration="empty-saved"
        title={t('savedJobs.empty.title')}
        text={t('savedJobs.empty.text')}
        actions={<ButtonLink to={routes.jobs}>{t('savedJobs.empty.action')}</ButtonLink>}
      />
    </Sheet>
  );
}
