import { Button, css, Icon, media, styled, useTranslation } from 'platform';
import { hiddenJobs, jobAttribute } from 'platform/jobs';
import type { JobCard } from 'shared-contracts';
import { focusRow } from '../useDesk';

/** Two lines; three on small screens, so that a longer text moves nothing after hydration. */
const height = css`
  --hidden-row-height: calc(var(--control-md) + var(--space-1));

  ${media.below.medium} {
    --hidden-row-height: calc(var(--space-16) + var(--space-1));
  }
`;

/** Before hydration, the rows of hidden jobs, which the HTML server's inline script selects, have the height of `HiddenJobRow`. */
export const hiddenBeforeHydration = css`
  ${height}
  --hidden-job-height: var(--hidden-row-height);
  --hidden-job-overflow: hidden;
  --hidden-job-visibility: hidden;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  ${height}
  min-height: var(--hidden-row-height);
  padding: var(--space-1) var(--space-2) var(--space-1) var(--space-5);
  background: var(--color-canvas);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${media.below.medium} {
    padding-left: var(--space-4);
  }
`;

/** In the place of a hidden job, one line. */
export function HiddenJobRow({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-jobs');
  const undo = () => {
    hiddenJobs.remove(job.id);
    focusRow(job.id);
  };
  return (
    <Row {...{ [jobAttribute]: job.id }}>
      <Icon name="hide" size="sm" />
      <span>{t('hide.hidden', { title: job.title, company: job.companyName })}</span>
      <Button variant="quiet" size="sm" aria-label={t('hide.undoNamed', { title: job.title })} onClick={undo}>
        {t('hide.undo')}
      </Button>
    </Row>
  );
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  align-items: center;
  justify-content: center;
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

/** The number of hidden jobs, and the way to list all of them again. */
export function HiddenNote({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  const count = hiddenJobs.useIds().size;
  if (count === 0) return null;
  const showAll = () => {
    hiddenJobs.clear();
    onShow();
  };
  return (
    <Note>
      {t('hide.all', { count })}
      <Button variant="quiet" size="sm" onClick={showAll}>
        {t('hide.showAll')}
      </Button>
    </Note>
  );
}
