import { ButtonLink, EmptyState, Sheet, Stack, useTranslation } from 'platform';
import { Table } from 'platform/tables';
import { routes, type SavedJob } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation/Confirmation';
import { SavedJobRow } from './SavedJobRow';
import { useRemoveSaved } from './useRemoveSaved';

interface SavedJobsProps {
  entries: readonly SavedJob[];
  /** What is shown is not what the API has any more. */
  onStale: () => void;
}

/** The list, and the question before one is taken off it. */
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
