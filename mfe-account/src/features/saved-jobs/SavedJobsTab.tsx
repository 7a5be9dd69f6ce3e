import {
  api,
  ButtonLink,
  EmptyState,
  Icon,
  IconButton,
  mutationFromContract,
  releasePage,
  Sheet,
  Stack,
  useFormat,
  useTranslation,
  withTexts,
} from 'platform';
import { accountQueries, cacheResponse, useListSavedJobsQuery } from 'platform/queries';
import { ActionCell, Cell, Row, Table, TitleCell } from 'platform/tables';
import { jobHref, removeSavedJob, routes, type SavedJob } from 'shared-contracts';
import { Confirmation, useConfirmation } from '../../components/Confirmation';
import { afterRemoval, rowTitleId } from '../../components/focus';
import { CellStack, CompanyLink, JobTitle } from '../../components/job-cells';
import { TabHead } from '../../components/TabHead';
import { isWaiting, TabState } from '../../components/TabState';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

function SavedJobsTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListSavedJobsQuery({});
  const count = query.data?.length ?? 0;
  return (
    <>
      <TabHead title={t('savedJobs.title')} isLoading={isWaiting(query)}>
        {count > 0 && t('savedJobs.summary', { count })}
      </TabHead>
      <TabState query={query} loading={t('savedJobs.loading')} failed={t('savedJobs.failed')}>
        {(entries) => <SavedJobs entries={entries} onStale={() => void query.refetch()} />}
      </TabState>
    </>
  );
}

/** /account?tab=savedJobs: the list of saved jobs. */
export const SavedJobsTab = withTexts('mfe-account', { pt, en }, SavedJobsTabContent);

interface SavedJobsProps {
  entries: readonly SavedJob[];
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

/** The list, with a confirmation before removal. */
export function SavedJobs({ entries, onStale }: SavedJobsProps) {
  const { t } = useTranslation('mfe-account');
  const removal = useRemoveSaved(entries, onStale);
  return (
    <Stack $gap={4}>
      <Confirmation
        confirmation={removal}
        question={({ job }) => ({
          title: t('savedJobs.remove.title'),
          text: t('savedJobs.remove.text', { title: job.title, company: job.companyName }),
          cancelLabel: t('savedJobs.remove.keep'),
          confirmLabel: t('savedJobs.remove.action'),
        })}
      />
      {entries.length === 0 ? (
        <NothingSaved />
      ) : (
        <Table
          caption={t('savedJobs.title')}
          columns={[
            { name: t('savedJobs.columns.job') },
            { name: t('savedJobs.columns.company') },
            { name: t('savedJobs.columns.place') },
            { name: t('savedJobs.columns.saved') },
            { name: t('savedJobs.columns.actions'), isQuiet: true },
          ]}
        >
          {entries.map((entry) => (
            <SavedJobRow key={entry.id} entry={entry} onRemove={() => removal.ask(entry)} />
          ))}
        </Table>
      )}
    </Stack>
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

interface SavedJobRowProps {
  entry: SavedJob;
  onRemove: () => void;
}

/** One saved job. Closed jobs remain, with a badge. */
export function SavedJobRow({ entry: { id, job, savedAt }, onRemove }: SavedJobRowProps) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  return (
    <Row>
      <TitleCell aria-labelledby={rowTitleId(id)}>
        <CellStack>
          <JobTitle rowId={id} job={job} closed={job.isClosed ? t('savedJobs.closed') : undefined} />
        </CellStack>
      </TitleCell>
      <Cell>
        <CompanyLink job={job} />
      </Cell>
      <Cell>{job.city}</Cell>
      <Cell data-label={t('savedJobs.savedOn')}>
        <time dateTime={savedAt}>{date(savedAt)}</time>
      </Cell>
      <ActionCell>
        <IconButton label={t('savedJobs.remove.named', { title: job.title })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </ActionCell>
    </Row>
  );
}

const { upsertQueryData } = accountQueries.util;

/** Other remotes show saved jobs as well. */
const { useRemoveSavedJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    removeSavedJob: {
      ...mutationFromContract(build, removeSavedJob, ['SavedJob']),
      onQueryStarted: cacheResponse((left: SavedJob[]) => upsertQueryData('listSavedJobs', {}, left)),
    },
  }),
});

/** Removes a saved job and its offline copy. */
export function useRemoveSaved(entries: readonly SavedJob[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [remove] = useRemoveSavedJobMutation();
  return useConfirmation<SavedJob>({
    texts: 'savedJobs',
    failureTitle: t('savedJobs.removeFailed'),
    send: async ({ id, job }) => {
      const result = await remove({ id });
      if (result.error === undefined) releasePage(jobHref(job));
      return result;
    },
    doneText: () => t('savedJobs.remove.done'),
    focusAfter: (entry) => afterRemoval(entries, entry),
    onStale,
  });
}
