import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createValueStore } from 'platform';
import { Panel, type PanelView } from './Panel';
import type { PanelData, PanelPart, PanelRemote } from './panel-data';

const phase = { name: 'fetch', startMs: 42, durationMs: 86, attempt: 1, failed: false, note: '3 files' } as const;
const part = (id: string, difference: Partial<PanelPart> = {}): PanelPart => ({
  id,
  version: '1.9.0-2b8e41f0',
  state: 'mounted',
  phases: [phase],
  files: [],
  slots: [],
  errors: [],
  ...difference,
});
const remote = (id: string, difference: Partial<PanelRemote> = {}): PanelRemote => ({
  ...part(id),
  reason: { kind: 'stable' },
  links: 0,
  ...difference,
});

const slot = { slot: 'shell.home.main.v1', rect: { x: 10, y: 200, width: 1160, height: 246 }, hydrated: true };
const error = {
  code: 'TP-401',
  phase: 'evaluate',
  message: 'TypeError',
  at: 416,
  attempts: 2,
  shownToVisitor: 'Esta parte do site não carregou.',
} as const;

const data: PanelData = {
  path: '/home',
  registryRevision: 214,
  platformVersion: '2.0.0',
  marks: { lcp: 204, mounted: 352 },
  shell: part('shell'),
  remotes: [
    remote('mfe-jobs', {
      reason: { kind: 'canary', bucket: 712, percent: 10 },
      slots: [
        { ...slot, name: 'categories', order: 10 },
        { ...slot, name: 'featured', order: 20 },
      ],
    }),
    remote('mfe-companies', { state: 'failed', errors: [error] }),
    remote('mfe-account', { state: 'not-loaded', phases: [], links: 3 }),
  ],
  shared: [
    { name: 'platform', version: '2.0.0', wantedBy: [{ remote: 'mfe-jobs', range: '^2.1' }], inRange: false },
    { name: 'react', version: '19.3.1', wantedBy: [{ remote: 'mfe-jobs', range: null }], inRange: null },
  ],
};

function open(shown: PanelView['data'] = data) {
  const page = {
    onClose: jest.fn(),
    traceAgain: jest.fn(),
    save: jest.fn<void, [string, string]>(),
    copy: jest.fn(),
    scrollTo: jest.fn(),
    retry: jest.fn(),
  };
  const view = createValueStore<PanelView>({ data: shown, nav: null, size: { width: 1280, height: 3000 } });
  const retryOf = (id: string) => (id === 'mfe-companies' ? page.retry : null);
  const { container } = render(<Panel view={view} {...page} retryOf={retryOf} />);
  const row = (id: string) => screen.getByRole('button', { name: new RegExp(`^${id}`) });
  return { ...page, view, row, outlines: () => container.querySelectorAll('svg > g > rect'), user: userEvent.setup() };
}

it('shows each remote with its version, why it was chosen, and its lane in words', () => {
  const { row } = open();
  const jobs = within(row('mfe-jobs').closest('li')!);
  expect(jobs.getByText('Canary 10 %')).toBeVisible();
  expect(jobs.getByText('Your bucket is 712; the canary takes those below 1000')).toBeVisible();
  expect(jobs.getByRole('img', { name: 'fetch 86 ms' })).toBeVisible();
  expect(within(row('mfe-account').closest('li')!).getByText('Only 3 links in navigation slots')).toBeVisible();
  expect(screen.getByText('outside its range')).toBeVisible();
});

it('an error is open at once: code, cause, what the visitor reads, retry and copy', async () => {
  const { row, retry, copy, user } = open();
  const failed = within(row('mfe-companies').closest('li')!);
  expect(failed.getByText('TP-401')).toBeVisible();
  expect(failed.getByText('The code of the remote threw when it was evaluated.')).toBeVisible();
  expect(failed.getByText('2 tries. The visitor reads “Esta parte do site não carregou.”.')).toBeVisible();
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  await user.click(failed.getByRole('button', { name: 'Copy' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(JSON.parse(copy.mock.calls[0]![0] as string)).toEqual(error);
});

it('has keys for rows, outlines and closing; Enter opens a row, and a slot is outlined on focus', async () => {
  const { row, outlines, onClose, scrollTo, user } = open();
  screen.getByRole('region', { name: 'Panel of this page' }).focus();
  await user.keyboard('jj');
  expect(row('mfe-jobs')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(row('mfe-jobs')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('row', { name: 'fetch 42 86 3 files' })).toBeVisible();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: /^featured/, pressed: true })).toHaveFocus();
  expect([...outlines()].map((outline) => outline.getAttribute('class'))).toEqual(['', 'chosen']);
  expect(scrollTo).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ name: 'featured' }));
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'shell' })).toHaveFocus();
  await user.keyboard('o');
  expect(outlines()).toHaveLength(0);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('exports its data, and shows an empty page and a refusal', async () => {
  const { save, view, user } = open();
  await user.click(screen.getByRole('button', { name: 'Export JSON' }));
  const [name, text] = save.mock.calls[0]!;
  expect(name).toBe('panel.json');
  expect(JSON.parse(text)).toEqual(data);

  view.set({ ...view.get(), data: { ...data, remotes: [], shared: [] } });
  expect(await screen.findByText('This page has no remotes: its registry is empty.')).toBeVisible();
  view.set({ ...view.get(), data: 'refused' });
  expect(await screen.findByText(/^403: the panel is for admins/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export JSON' })).toBeNull();
});
