import type { MouseEvent } from 'react';
import { ButtonLink, Icon, IconButton, useFormat, useTranslation } from 'platform';
import { ApplicationMark, ClosesIn, CompareButton, joinFacts, Pay, useJobLabels } from 'platform/jobs';
import { useListApplicationsQuery } from 'platform/queries';
import { ActionCell, Cell, MoreRow, Row, TitleCell } from 'platform/tables';
import { applyHref, type SavedJob } from 'shared-contracts';
import { rowTitleId } from '../../components/focus';
import { CellStack, CompanyLink, JobTitle, MutedText } from '../../components/job-cells';
import * as S from './SavedJobRow.styles';
import { SavedNote } from './SavedNote';
import type { NoteDraft } from './useNoteDrafts';

interface SavedJobRowProps {
  entry: SavedJob;
  now: string;
  draft: NoteDraft;
  onStale: () => PromiseLike<{ error?: unknown }>;
  onRemove: () => void;
}

/** One saved job with its note. Closed jobs remain, with a badge. */
export function SavedJobRow({ entry, now, draft, onStale, onRemove }: SavedJobRowProps) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  const labels = useJobLabels();
  const { id, job, savedAt } = entry;
  const place = joinFacts([job.city, labels.workplace(job)]);
  const columns = 5;
  // The second click of a double click would hit the row that follows.
  const removeOnce = ({ detail }: MouseEvent) => detail < 2 && onRemove();
  return (
    <>
      <Row>
        <TitleCell aria-labelledby={rowTitleId(id)}>
          <CellStack>
            <JobTitle rowId={id} job={job} closed={job.isClosed ? t('savedJobs.closed') : undefined} />
            <MutedText>
              <CompanyLink job={job} />
              {place !== '' && ` · ${place}`}
            </MutedText>
          </CellStack>
        </TitleCell>
        <Cell>
          <Pay job={job} />
        </Cell>
        <Cell>
          <CellStack>
            <Deadline job={job} now={now} />
            <MutedText>
              <small>
                {t('savedJobs.savedOn')} <time dateTime={savedAt}>{date(savedAt)}</time>
              </small>
            </MutedText>
          </CellStack>
        </Cell>
        <Cell>
          <Apply job={job} />
        </Cell>
        <ActionCell>
          <IconButton label={t('savedJobs.remove.named', { title: job.title })} onClick={removeOnce}>
            <Icon name="trash" />
          </IconButton>
        </ActionCell>
      </Row>
      <MoreRow>
        <td colSpan={columns}>
          <S.Foot>
            <SavedNote entry={entry} draft={draft} onStale={onStale} />
            <CompareButton job={job} />
          </S.Foot>
        </td>
      </MoreRow>
    </>
  );
}

function Deadline({ job, now }: { job: SavedJob['job']; now: string }) {
  const { t } = useTranslation('mfe-account');
  if (job.isClosed) return <span>{t('savedJobs.isClosed')}</span>;
  if (job.closesAt === null) return <MutedText>{t('savedJobs.noDeadline')}</MutedText>;
  return <ClosesIn job={job} now={now} />;
}

/** Link to the application form, or the state of the application. */
function Apply({ job }: { job: SavedJob['job'] }) {
  const { t } = useTranslation('mfe-account');
  const { data } = useListApplicationsQuery({});
  const sent = data?.find(({ jobId, withdrawnAt }) => jobId === job.id && withdrawnAt === null);
  if (sent !== undefined) return <ApplicationMark application={sent.answersDue ? 'answersDue' : 'complete'} />;
  if (job.isClosed) return null;
  return (
    <S.Apply data-screen>
      <ButtonLink variant="secondary" size="sm" to={applyHref(job)}>
        {t('savedJobs.apply')}
      </ButtonLink>
    </S.Apply>
  );
}
