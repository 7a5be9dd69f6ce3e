import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  flipRemote,
  listRegistryFlips,
  listRemotes,
  listTeamRemotes,
  platformErrors,
  type FlipRequest,
  type ManagedRemote,
} from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { docsData } from './docs-data';
import { TeamsPage } from './TeamsPage';
import {
  buildCanary,
  buildFlip,
  buildGroup,
  buildMeasured,
  buildMeasurements,
  buildOff,
  buildRegistry,
  buildRemote,
  buildTakenBack,
  takenBackFlips,
} from 'shared-contracts/testing';

const measured = buildMeasurements([
  buildMeasured('mfe-jobs', [
    ['1.9.0-2b8e41f0', buildGroup({ group: 'canary' })],
    ['1.8.0-6b8ae20c', buildGroup({ group: 'control' })],
  ]),
]);
const log = { flips: takenBackFlips, next: null };
const calls = fakeApi(answer(listTeamRemotes, measured), answer(listRegistryFlips, log));

const open = (path = '/teams') => renderShell(<TeamsPage />, { path, language: 'pt' });
const serve = (...remotes: ManagedRemote[]) => calls.use(answer(listRemotes, buildRegistry(remotes)));
const row = async (name: string) => screen.findByRole('article', { name });
const requestsOf = (path: string) => calls.requests().filter((line) => line.startsWith(`GET ${path}`)).length;

it('shows each remote with its owner, status, versions, values and verdict; no views are not 0', async () => {
  serve(buildCanary(), buildRemote({ id: 'mfe-new', owner: null }), buildOff());
  open();
  expect(await screen.findByText(/3 remotes, platform 2\.0\.0, registry 214/)).toBeVisible();
  const jobs = within(await row('mfe-jobs'));
  for (const text of ['Search team', 'Rui, Ana', 'Ready to promote', 'canary, 10 %, 3,180 views', '0.42 %']) {
    expect(jobs.getByText(text)).toBeVisible();
  }
  expect(jobs.getByText(/−0\.05 pt/)).toHaveTextContent('No worse −0.05 pt (−0.21 to 0.11)');
  expect(
    jobs.getByRole('img', { name: /^Error rate: canary 0\.42 %, interval .*; control 0\.42 %/ }),
  ).toBeInTheDocument();
  // Stable version and canary have an error budget each: 0.41 and 0.04 of 1 %.
  const budgetOf = (label: string) => jobs.getByText(label).nextElementSibling;
  expect(budgetOf('Error budget')).toHaveTextContent('41 %');
  expect(budgetOf('Canary errors')).toHaveTextContent('4 %');
  const fresh = within(await row('mfe-new'));
  expect(fresh.queryByText('Canary errors')).toBeNull();
  expect(fresh.getAllByText('No views')).toHaveLength(3);
  expect(fresh.queryByText(/^0/)).toBeNull();
  expect((await row('mfe-guides')).textContent).toContain('Sofia switched it off on');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang=en]')).not.toBeNull();
});

it('filters the list in its address, and changes the range', async () => {
  serve(buildCanary(), buildOff());
  const { user, address } = open('/teams?show=nothing&range=century');
  await row('mfe-jobs');
  await user.click(screen.getByRole('button', { name: 'Switched off 1' }));
  expect(screen.queryByRole('article', { name: 'mfe-jobs' })).toBeNull();
  expect(address()).toContain('show=off');
  await user.click(screen.getByRole('button', { name: 'Needs attention 0' }));
  expect(screen.getByText('No remote matches')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Charts show' }), 'week');
  await waitFor(() => expect(calls.requests()).toContain('GET /api/teams/remotes?range=week'));
});

it('shows a canary that was taken back, until it is marked as seen', async () => {
  serve(buildTakenBack());
  const { user, unmount } = open();
  const banner = within(await screen.findByRole('region', { name: 'mfe-apply 1.6.0 was taken back automatically' }));
  const evidence = within(await banner.findByRole('table'));
  expect(evidence.getByRole('row', { name: /^Error rate/ })).toHaveTextContent('+3.4Worse');
  expect(evidence.getByRole('row', { name: /^INP/ })).toHaveTextContent('Not judged');
  await waitFor(() => expect(banner.getByText(/in the same 27 minutes/)).toBeVisible());
  await user.click(banner.getByRole('button', { name: 'Mark as seen' }));
  expect(screen.queryByRole('region', { name: /taken back/ })).toBeNull();
  unmount();
  open();
  await row('mfe-apply');
  expect(screen.queryByRole('region', { name: /taken back/ })).toBeNull();
});

it('asks why before a flip: focus starts there, Escape keeps everything, and the text survives an error', async () => {
  serve(buildCanary());
  const { user, services } = open();
  const button = within(await row('mfe-jobs')).getByRole('button', { name: 'Promote 1.9.0…' });
  await user.click(button);
  const why = await screen.findByRole('textbox', { name: 'Why' });
  await waitFor(() => expect(why).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The dialog restores focus in a later task.
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mfe-jobs 1.9.0?' }));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.9.0' }));
  expect(await dialog.findByText('Say why, for those who read the log.')).toBeVisible();
  expect(calls.requests().some((line) => line.startsWith('POST'))).toBe(false);
  calls.use(refuse(flipRemote, 422, 'version_refused', { problems: ['/jobs collides'] }));
  await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Judged ready');
  await user.click(dialog.getByRole('button', { name: 'Promote 1.9.0' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was done.');
  expect(dialog.getByRole('alert')).toHaveTextContent('/jobs collides');
  expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Judged ready');
  const promoted = buildRemote({ stable: '1.9.0-2b8e41f0' });
  let sent: FlipRequest | null = null;
  calls.use(
    answer(listRemotes, { ...buildRegistry([promoted]), revision: 215 }),
    answer(flipRemote, async (request) => {
      sent = (await request.json()) as FlipRequest;
      return { revision: 215, remote: promoted };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Promote 1.9.0' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual({ action: 'promote', why: 'Judged ready', revision: 214 });
  expect(services.toast.current()).toMatchObject({ variant: 'success' });
  // The button was removed, so the heading of its remote has the focus.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'mfe-jobs' })).toHaveFocus());
});

it('after a conflict shows the current state, and the next attempt is based on it', async () => {
  serve(buildCanary());
  const { user } = open();
  await user.click(within(await row('mfe-jobs')).getByRole('button', { name: /^Switch off/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const current = { revision: 220, remote: buildRemote({ stable: '1.9.0-2b8e41f0' }) };
  calls.use(refuse(flipRemote, 409, 'registry_changed', { current }));
  await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Wrong salaries');
  await user.click(dialog.getByRole('button', { name: 'Switch off mfe-jobs' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Registry 220 now says: Stable; 1.9.0-2b8e41f0');
  expect(alert).toHaveTextContent('Confirm again');
  expect(screen.getByText('1.9.0-2b8e41f0')).toBeInTheDocument();
  let revision: number | undefined;
  calls.use(
    answer(flipRemote, async (request) => {
      ({ revision } = (await request.json()) as FlipRequest);
      return { ...current, revision: 221 };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Switch off mfe-jobs' }));
  await waitFor(() => expect(revision).toBe(220));
});

it('after a conflict that makes the flip impossible it cannot be confirmed', async () => {
  serve(buildCanary());
  const { user } = open();
  await user.click(within(await row('mfe-jobs')).getByRole('button', { name: 'Abort the canary…' }));
  const dialog = within(await screen.findByRole('dialog'));
  calls.use(refuse(flipRemote, 409, 'registry_changed', { current: { revision: 220, remote: buildRemote() } }));
  await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Slow');
  await user.click(dialog.getByRole('button', { name: 'Abort the canary' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This can no longer be done.');
  expect(dialog.queryByRole('button', { name: 'Abort the canary' })).toBeNull();
});

it('offers a retry when the registry cannot be loaded, and says so when the list is empty', async () => {
  calls.use(refuse(listRemotes, 503, 'registry_unavailable'));
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('alert')).toHaveTextContent('The API has no registry');
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The registry contains no remotes')).toBeVisible();
});

it('asks again every 10 s while the page is visible', async () => {
  jest.useFakeTimers();
  try {
    serve(buildRemote());
    open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requestsOf('/api/remotes/log')).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([requestsOf('/api/remotes/log'), requestsOf('/api/teams/remotes')]).toEqual([2, 2]);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(requestsOf('/api/remotes/log')).toBe(2);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requestsOf('/api/remotes/log')).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});

it('shows the audit log by pages, of all remotes or of one', async () => {
  serve(buildRemote());
  calls.use(
    answer(listRegistryFlips, (_, { before, remote }) => ({
      flips: [buildFlip({ why: `before ${before ?? 'now'}, ${remote ?? 'all'}` })],
      next: before === undefined ? 150 : null,
    })),
  );
  const { user, address } = open('/teams?view=log');
  expect(await screen.findByRole('cell', { name: 'before now, all' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByRole('cell', { name: 'before 150, all' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  await screen.findByRole('option', { name: 'mfe-jobs' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Changes of' }), 'mfe-jobs');
  expect(await screen.findByRole('cell', { name: 'before now, mfe-jobs' })).toBeVisible();
  expect(address()).toBe('/teams?view=log&remote=mfe-jobs');
});

it('has a text for each error code, the thresholds and the alert rules, as the documentation has them', () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { container, unmount } = open('/teams?view=codes&code=TP-201');
  expect(docsData.errorPages.map(({ code }) => code)).toEqual(Object.keys(platformErrors));
  expect(container.querySelectorAll('details')).toHaveLength(docsData.errorPages.length);
  expect([...container.querySelectorAll('details[open] b')].map((code) => code.textContent)).toEqual(['TP-201']);
  for (const { sections } of docsData.errorPages) {
    expect(sections.map(({ title }) => title)).toEqual(['Cause', 'How to see it', 'How to mend it']);
  }
  unmount();
  open('/teams?view=alerts');
  expect(
    screen.getByText(/these: error rate 1 %, LCP at the 75th percentile 2\.5 s and INP at the 75th percentile 200 ms/),
  ).toBeVisible();
  expect(screen.getAllByRole('row').length - 1).toBe(docsData.alertRules.length);
  expect(screen.getByRole('row', { name: /^RemoteErrors page 5m/ })).toBeVisible();
});
