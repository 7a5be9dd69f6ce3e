import { act, screen } from '@testing-library/react';
import { markApplied, recordAnswersDue } from 'platform/jobs';
import { answer, buildUser, fakeApi, renderWithPlatform, type RenderedWithPlatform } from 'platform/testing';
import { answersDueKey, appliedJobsKey, getApplied, listSavedJobs } from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { buildJob, now } from '../../../testing/build-job';
import { ActionBar, ApplyPanel } from './ApplyPanel';

const page = { path: '/jobs/analista-de-dados-12', remotes: [remoteWithTexts] };
const job = buildJob();
const showPanel = (more = {}) => renderWithPlatform(<ApplyPanel job={job} complete={job} />, { ...page, ...more });
const apply = () => screen.getByRole('link', { name: 'Candidatar-me' });
const applied = () => screen.findByRole('button', { name: 'Já se candidatou' });

const sent = { applied: true, hasApplied: true, answersDue: false, receipt: null };
const missing = () => screen.findByRole('link', { name: 'Faltam respostas: completar' });

/** Fragments that the page requests. */
function watchFragments({ services }: RenderedWithPlatform) {
  const mountedFragments: { address: string; props: { onClose?: (applied: boolean) => void } }[] = [];
  services.fragments.provide((address, _slot, props) => {
    mountedFragments.push({ address, props });
    return { mounted: Promise.resolve(), update: () => {}, unmount: () => {} };
  });
  return mountedFragments;
}

describe('ApplyAction', () => {
  const api = fakeApi();
  afterEach(() => localStorage.clear());

  it('opens the application dialog on large screens', async () => {
    const rendered = showPanel();
    const mountedFragments = watchFragments(rendered);
    await rendered.user.click(apply());
    expect(mountedFragments.map(({ address }) => address)).toEqual(['jobs.apply.dialog.v1']);
    expect(rendered.services.history.get().location.pathname).toBe(page.path);
  });

  it('lets the browser follow the link on Ctrl+click', async () => {
    const rendered = showPanel();
    const mountedFragments = watchFragments(rendered);
    // jsdom cannot open a page: the click is prevented once the component has handled it.
    const followed = jest.fn((event: Event) => {
      const isPrevented = event.defaultPrevented;
      event.preventDefault();
      return isPrevented;
    });
    window.addEventListener('click', followed, { once: true });
    await rendered.user.keyboard('{Control>}');
    await rendered.user.click(apply());
    expect(followed).toHaveReturnedWith(false);
    expect(mountedFragments).toEqual([]);
  });

  it('navigates to the application page on small screens', async () => {
    const { user, services } = renderWithPlatform(<ActionBar job={buildJob()} />, page);
    await user.click(apply());
    expect(services.history.get().location.pathname).toBe('/jobs/12/apply');
  });

  it('shows that the user has applied after the dialog is closed', async () => {
    const rendered = showPanel();
    const mountedFragments = watchFragments(rendered);
    await rendered.user.click(apply());
    act(() => {
      markApplied(12, now);
      mountedFragments[0]?.props.onClose?.(true);
    });
    expect(await applied()).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Candidatar-me' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Precisa apenas de um currículo/)).not.toBeInTheDocument();
  });

  it('shows an application that was sent in another tab, also after a reload', async () => {
    const { unmount } = showPanel();
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: appliedJobsKey })));
    expect(await applied()).toBeDisabled();
    unmount();
    showPanel();
    expect(await applied()).toBeDisabled();
  });

  it('allows another person to apply in the same browser', async () => {
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now, 13: now }));
    const { user, services } = showPanel();
    await user.click(await screen.findByRole('link', { name: 'Não se candidatou? Candidatar outra pessoa' }));
    expect(services.history.get().location.pathname).toBe('/jobs/12/apply');
    expect(JSON.parse(localStorage.getItem(appliedJobsKey)!)).toEqual({ 13: now });
  });

  it('links to the application page on small screens after an application was sent', async () => {
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now }));
    const { user, services } = renderWithPlatform(<ActionBar job={buildJob()} />, page);
    await user.click(await screen.findByRole('link', { name: 'Já se candidatou' }));
    expect(services.history.get().location.pathname).toBe('/jobs/12/apply');
  });

  it('requests from the API whether a signed-in user has applied', async () => {
    api.use(answer(listSavedJobs, []), answer(getApplied, sent));
    showPanel({ user: buildUser() });
    expect(await applied()).toBeDisabled();
    expect(screen.queryByRole('link', { name: /Não se candidatou/ })).not.toBeInTheDocument();
    expect(api.requests()).toContain('GET /api/jobs/12/applied');
  });

  it('shows a visitor that answers are missing, and opens the application dialog', async () => {
    localStorage.setItem(answersDueKey, JSON.stringify({ 12: new Date().toISOString() }));
    const rendered = showPanel();
    const mountedFragments = watchFragments(rendered);
    expect(await missing()).toHaveAttribute('href', '/jobs/12/apply');
    expect(screen.getByText(/O currículo já foi enviado/)).toBeInTheDocument();
    expect(screen.queryByText(/Precisa apenas de um currículo/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Não se candidatou/ })).not.toBeInTheDocument();
    await rendered.user.click(await missing());
    expect(mountedFragments.map(({ address }) => address)).toEqual(['jobs.apply.dialog.v1']);
  });

  it('shows that answers are missing after the dialog is closed', async () => {
    const rendered = showPanel();
    const mountedFragments = watchFragments(rendered);
    await rendered.user.click(apply());
    act(() => {
      recordAnswersDue(12, new Date().toISOString());
      mountedFragments[0]?.props.onClose?.(false);
    });
    expect(await missing()).toBeInTheDocument();
  });

  it('shows that the user has applied after the answers were completed', async () => {
    localStorage.setItem(answersDueKey, JSON.stringify({ 12: new Date().toISOString() }));
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now }));
    showPanel();
    expect(await applied()).toBeDisabled();
  });

  it('offers to apply if the browser’s record of missing answers has expired', () => {
    localStorage.setItem(answersDueKey, JSON.stringify({ 12: new Date(Date.now() - 31 * 86_400_000).toISOString() }));
    showPanel();
    expect(apply()).toBeInTheDocument();
  });

  it('navigates to the application page on small screens if answers are missing', async () => {
    localStorage.setItem(answersDueKey, JSON.stringify({ 12: new Date().toISOString() }));
    const { user, services } = renderWithPlatform(<ActionBar job={buildJob()} />, page);
    await user.click(await missing());
    expect(services.history.get().location.pathname).toBe('/jobs/12/apply');
  });

  it('requests from the API whether answers of a signed-in user are missing', async () => {
    localStorage.setItem(answersDueKey, JSON.stringify({ 12: new Date().toISOString() }));
    api.use(answer(listSavedJobs, []), answer(getApplied, { ...sent, answersDue: true }));
    const { unmount } = showPanel({ user: buildUser() });
    expect(await missing()).toBeInTheDocument();
    unmount();
    api.use(answer(getApplied, sent));
    showPanel({ user: buildUser() });
    expect(await applied()).toBeDisabled();
  });

  it('sends no request for a visitor', () => {
    showPanel();
    expect(apply()).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });
});
