import { ButtonLink, Icon, IconButton, useFormat, useTranslation } from 'platform';
import { jobHref, type JobCard, type JobSearchPage } from 'shared-contracts';
import { ShareButton } from '../../../components/job/Share/ShareButton';
import type { Desk } from '../useDesk';
import { useAreKeysOn } from './desk-keys';
import * as S from './DeskPane.styles';
import { Key } from './KeysHelp';

interface PaneBarProps {
  desk: Desk;
  page: JobSearchPage | undefined;
  job: JobCard | null;
  onHelp: () => void;
}

/** The job's position in the results, the way to its neighbours, and actions on the page of the job. */
export function PaneBar({ desk, page, job, onHelp }: PaneBarProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Bar>
      <StepButton label={t('desk.previous')} icon="chevronLeft" onStep={desk.step(-1)} />
      <StepButton label={t('desk.next')} icon="chevronRight" onStep={desk.step(1)} />
      <Position slug={desk.openSlug} page={page} />
      <KeyHints onHelp={onHelp} />
      {job !== null && (
        <S.BarActions>
          <ShareButton job={job} />
          <ButtonLink variant="quiet" size="sm" to={jobHref(job)} state={{ backTo: desk.address }}>
            <Icon name="expand" size="sm" />
            {t('desk.openPage')}
          </ButtonLink>
        </S.BarActions>
      )}
    </S.Bar>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  onStep: (() => void) | null;
}

function StepButton({ label, icon, onStep }: StepButtonProps) {
  return (
    <IconButton size="sm" label={label} aria-disabled={onStep === null || undefined} onClick={() => onStep?.()}>
      <Icon name={icon} />
    </IconButton>
  );
}

/** "12 de 58". Nothing for a job that these results do not contain. */
function Position({ slug, page }: { slug: string | null; page: JobSearchPage | undefined }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const index = page?.items.findIndex((job) => job.slug === slug) ?? -1;
  if (page === undefined || index === -1) return null;
  const at = (page.page - 1) * page.pageSize + index + 1;
  const total = format.number(page.total) + (page.totalIsExact ? '' : '+');
  return <S.Position>{t('desk.position', { at: format.number(at), total })}</S.Position>;
}

/** The button also switches the shortcuts on again, so it is always visible. */
function KeyHints({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  const areOn = useAreKeysOn();
  return (
    <S.Hints>
      {areOn && (
        <>
          <span aria-hidden="true">
            <Key>J</Key>
            <Key>K</Key> {t('desk.keys.browse')}
          </span>
          <span aria-hidden="true">
            <Key>S</Key> {t('desk.keys.save')}
          </span>
          <span aria-hidden="true">
            <Key>/</Key> {t('desk.keys.search')}
          </span>
        </>
      )}
      <S.Help type="button" aria-haspopup="dialog" aria-label={t('desk.keys.title')} onClick={onHelp}>
        <Key>?</Key> <b>{t('desk.keys.help')}</b>
      </S.Help>
    </S.Hints>
  );
}
