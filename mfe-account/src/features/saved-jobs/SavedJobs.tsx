import { ButtonLink, EmptyState, Sheet, useTranslation } from 'platform';
import { routes, type SavedJob } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation/Confirmation';
import { DataTable } from '../../components/DataTable/DataTable';
import { SavedJobRow } from './SavedJobRow';
import * as S from './SavedJobs.styles';
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
    <S.Content>
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
        <DataTable
          caption={t('savedJobs.title')}
          columns={[
            t('savedJobs.columns.job'),
            t('savedJobs.columns.company'),
            t('savedJobs.columns.place'),
            t('savedJobs.columns.saved'),
          ]}
          actions={t('savedJobs.columns.actions')}
        >
          {entries.map((entry) => (
            <SavedJobRow key={entry.id} entry={entry} onRemove={() => removal.ask(entry)} />
          ))}
        </DataTable>
      )}
    </S.Content>
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
