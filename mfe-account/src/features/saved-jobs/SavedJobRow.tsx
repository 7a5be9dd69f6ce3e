import { Icon, IconButton, useFormat, useTranslation } from 'platform';
import type { SavedJob } from 'shared-contracts';
import { rowTitleId } from '../../components/Confirmation/focus-targets';
import * as T from '../../components/DataTable/DataTable.styles';
import { CompanyLink, JobTitle } from '../../components/JobTitle/JobTitle';

interface SavedJobRowProps {
  entry: SavedJob;
  onRemove: () => void;
}

/** One saved job; one that is closed stays, and says so. */
export function SavedJobRow({ entry: { id, job, savedAt }, onRemove }: SavedJobRowProps) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  return (
    <T.Row>
      <T.TitleCell aria-labelledby={rowTitleId(id)}>
        <T.Stack>
          <JobTitle rowId={id} job={job} closed={job.isClosed ? t('savedJobs.closed') : undefined} />
        </T.Stack>
      </T.TitleCell>
      <T.Cell>
        <CompanyLink job={job} />
      </T.Cell>
      <T.Cell>{job.city}</T.Cell>
      <T.Cell data-label={t('savedJobs.savedOn')}>
        <time dateTime={savedAt}>{date(savedAt)}</time>
      </T.Cell>
      <T.ActionCell>
        <IconButton label={t('savedJobs.remove.named', { title: job.title })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </T.ActionCell>
    </T.Row>
  );
}
