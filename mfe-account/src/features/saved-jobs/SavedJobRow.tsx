import { Icon, IconButton, useFormat, useTranslation } from 'platform';
import { ActionCell, Cell, Row, TitleCell } from 'platform/tables';
import type { SavedJob } from 'shared-contracts';
import { rowTitleId } from '../../components/Confirmation/focus-targets';
import * as C from '../../components/cell.styles';
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
    <Row>
      <TitleCell aria-labelledby={rowTitleId(id)}>
        <C.Stack>
          <JobTitle rowId={id} job={job} closed={job.isClosed ? t('savedJobs.closed') : undefined} />
        </C.Stack>
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
