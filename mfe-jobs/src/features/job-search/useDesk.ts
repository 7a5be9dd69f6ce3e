import { useAnnounce, useLocation, useNavigate, useSearchParams, useTranslation } from 'platform';
import { hiddenJobs, jobAttribute } from 'platform/jobs';
import { useEffect, useEffectEvent } from 'react';
import type { FoundJob, JobCard, JobFilter, JobSearchPage } from 'shared-contracts';
import { jobsAddress } from './job-filters';
import { useIsPair } from './results-view';

/** Query parameter with the slug of the job that is open beside the list. Not a part of the filter. */
const jobParameter = 'job';

/** Address of the results with a job open beside them. */
export function deskAddress(filter: JobFilter, slug: string | null): string {
  const address = jobsAddress(filter);
  if (slug === null) return address;
  const query = new URLSearchParams({ [jobParameter]: slug });
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** State of a history entry whose page opens its first or last job when it is loaded. */
type Edge = 'first' | 'last';
const edgeState = (edge: Edge) => ({ openJob: edge });
const edgeOf = (state: unknown): Edge | null => {
  if (typeof state !== 'object' || state === null || !('openJob' in state)) return null;
  return state.openJob === 'first' || state.openJob === 'last' ? state.openJob : null;
};

/** Focuses the first control of a job's row, once it is rendered: the title, or the button of a hidden job. */
export function focusRow(jobId: number): void {
  requestAnimationFrame(() =>
    document
      .querySelector(`[${jobAttribute}='${jobId}']`)
      ?.querySelector<HTMLElement>('h3 a, button')
      ?.focus({ preventScroll: false }),
  );
}

export interface Desk {
  /** Whether list and job are side by side. */
  isPair: boolean;
  /** Slug of the open job; null for none, and for the list alone. */
  openSlug: string | null;
  /** The results without hidden jobs. */
  jobs: readonly FoundJob[];
  /** Position of the open job in `jobs`; -1 if these results do not contain it. */
  at: number;
  /** Address of these results with the open job. */
  address: string;
  /** Opens a job: a new history entry. */
  open: (job: JobCard) => void;
  /** Opens the next (1) or previous (-1) job in the place of the open one, also on the next page. Null if there is none. */
  step: (by: 1 | -1) => (() => void) | null;
  close: () => void;
  /** Hides a job. The next one is opened in the place of the open one. */
  hide: (job: JobCard) => void;
}

/** The results and the job beside them. The address contains which job is open. */
export function useDesk(filter: JobFilter, page: JobSearchPage | undefined, current: JobSearchPage | undefined): Desk {
  const isPair = useIsPair();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const { t } = useTranslation('mfe-jobs');
  const announce = useAnnounce();
  const hidden = hiddenJobs.useIds();
  const openSlug = isPair ? query.get(jobParameter) : null;
  const here = { ...filter, page: page?.page ?? filter.page };
  const jobs = page?.items.filter(({ id }) => !hidden.has(id)) ?? [];
  const at = jobs.findIndex(({ slug }) => slug === openSlug);
  const show = (slug: string | null, replace = openSlug !== null) =>
    void navigate(deskAddress(here, slug), { replace });

  const step = (by: 1 | -1) => {
    const next = at === -1 && openSlug === null ? jobs[0] : jobs[at + by];
    if (next !== undefined) {
      return () => {
        show(next.slug);
        focusRow(next.id);
      };
    }
    const wanted = here.page + by;
    if (page === undefined || wanted < 1 || wanted > page.totalPages) return null;
    return () =>
      void navigate(jobsAddress({ ...here, page: wanted }), { state: edgeState(by === 1 ? 'first' : 'last') });
  };

  const edge = edgeOf(state);
  const openEdge = useEffectEvent((wanted: Edge) => {
    const job = jobs.at(wanted === 'first' ? 0 : -1);
    if (job !== undefined) show(job.slug, true);
  });
  useEffect(() => {
    if (edge !== null && current !== undefined) openEdge(edge);
  }, [edge, current]);

  const hide = (job: JobCard) => {
    const next = jobs[at + 1] ?? jobs[at - 1];
    hiddenJobs.add(job.id);
    announce(t('hide.announced', { title: job.title }));
    if (job.slug !== openSlug) return focusRow(job.id);
    show(next?.slug ?? null, true);
    focusRow(next?.id ?? job.id);
  };

  return {
    isPair,
    openSlug,
    jobs,
    at,
    address: deskAddress(here, openSlug),
    open: (job) => {
      if (job.slug !== openSlug) show(job.slug, false);
    },
    step,
    close: () => show(null, true),
    hide,
  };
}
