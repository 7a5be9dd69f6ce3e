import { Button, EmptyState, Illustration, queryCache, useDispatch, useTranslation, withTexts } from 'platform';
import { seenJobs, useSaveJob } from 'platform/jobs';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { getJob, type JobCard, type JobSearchPage } from 'shared-contracts';
import { jobTexts } from '../../../components/job/job-texts';
import { jobOf, useJob } from '../../../components/job/useJob';
import { TextsWaiting } from '../../../components/job/TextsWaiting';
import { JobTexts } from '../../../components/job/JobTexts';
import { focusPane, paneId } from '../pane-focus';
import { focusRow, type Desk } from '../useDesk';
import { useDeskKeys } from './desk-keys';
import * as S from './DeskPane.styles';
import { KeysHelp, Shortcuts, ShortList } from './KeysHelp';
import { PaneBar } from './PaneBar';
import { PaneFacts } from './PaneFacts';
import { PaneHead, PanePay } from './PaneJob';

export interface DeskPaneProps {
  desk: Desk;
  page: JobSearchPage | undefined;
  /** The page's search form. */
  form: RefObject<HTMLFormElement | null>;
}

/** Beside the list: the open job, or how to open one. Listens to the shortcuts. */
export const DeskPane = withTexts('mfe-jobs', jobTexts, ({ desk, page, form }: DeskPaneProps) => {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const searchFor = () => {
    const keyword = form.current?.elements.namedItem('keyword');
    if (keyword instanceof HTMLElement) keyword.focus();
  };
  useDeskKeys({
    j: desk.step(1),
    k: desk.step(-1),
    '/': searchFor,
    '?': () => setHelpOpen(true),
    Enter: desk.openSlug === null ? null : focusPane,
  });
  return (
    <>
      {desk.openSlug === null ? (
        <ChooseJob />
      ) : (
        <OpenJob desk={desk} slug={desk.openSlug} page={page} onHelp={() => setHelpOpen(true)} />
      )}
      <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
});

function ChooseJob() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Pane as="section" aria-labelledby="choose-job">
      <S.Choose>
        <Illustration name="choose-job" />
        <h2 id="choose-job">{t('desk.choose.title')}</h2>
        <p>{t('desk.choose.text')}</p>
        <ShortList>
          <Shortcuts without="back" />
        </ShortList>
      </S.Choose>
    </S.Pane>
  );
}

/** Milliseconds until the text of the next job is requested, so that passing over jobs requests nothing more. */
const prefetchAfter = 300;

interface OpenJobProps extends Pick<DeskPaneProps, 'desk' | 'page'> {
  slug: string;
  onHelp: () => void;
}

function OpenJob({ desk, slug, page, onHelp }: OpenJobProps) {
  const state = useJob(slug);
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = 0;
  }, [slug]);
  const dispatch = useDispatch();
  const next = state.status === 'ready' ? desk.jobs[desk.at + 1]?.slug : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => dispatch(queryCache.prefetch(getJob, { id: next })), prefetchAfter);
    return () => clearTimeout(timer);
  }, [next, dispatch]);
  const shown = jobOf(state);
  return (
    <S.Pane
      as="article"
      ref={pane}
      id={paneId}
      tabIndex={-1}
      aria-labelledby="open-job-title"
      aria-busy={state.status === 'loading'}
    >
      <PaneBar desk={desk} page={page} job={shown?.job ?? null} onHelp={onHelp} />
      {shown === null ? (
        <WithoutJob state={state} onClose={desk.close} />
      ) : (
        <>
          <OpenJobKeys job={shown.job} desk={desk} pane={pane} />
          <PaneHead {...shown} onHide={() => desk.hide(shown.job)} />
          <S.Body>
            <PanePay {...shown} />
            <PaneFacts job={shown.job} />
            {shown.complete === null ? <TextsWaiting state={state} /> : <JobTexts job={shown.complete} inPane />}
          </S.Body>
        </>
      )}
    </S.Pane>
  );
}

/** The job of the address is in no list: its data is loading, or failed, or does not exist. */
function WithoutJob({ state, onClose }: { state: ReturnType<typeof useJob>; onClose: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  if (state.status !== 'notFound') {
    return (
      <S.Body>
        <TextsWaiting state={state} />
      </S.Body>
    );
  }
  return (
    <EmptyState
      illustration="not-found"
      title={<span id="open-job-title">{t('detail.notFound.title')}</span>}
      text={t('detail.notFound.text')}
      actions={<Button onClick={onClose}>{t('desk.back')}</Button>}
    />
  );
}

/** The shortcuts for the open job. */
function OpenJobKeys({ job, desk, pane }: { job: JobCard; desk: Desk; pane: RefObject<HTMLElement | null> }) {
  const { toggle } = useSaveJob(job);
  useEffect(() => seenJobs.add(job.id), [job.id]);
  const isInPane = () => pane.current?.contains(document.activeElement) === true;
  useDeskKeys({
    s: job.isClosed ? null : () => void toggle(),
    x: () => desk.hide(job),
    Escape: () => isInPane() && focusRow(job.id),
  });
  return null;
}
