import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from 'platform/testing';
import { PlatformError, type PreviewState } from 'shared-contracts';
import { renderShell } from '../testing/render-shell';
import { addPreviewBadge, noticeTime, PreviewBadge } from './PreviewBadge';

const active: PreviewState = {
  state: 'active',
  remote: 'mfe-guides',
  version: '0.3.0-3f9c2a1e',
  endsAt: '2026-11-27T16:40:00.000Z',
  pullRequest: 128,
};

function show(preview: PreviewState) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { telemetry } = createFakeServices();
  const end = jest.fn(() => Promise.resolve());
  const reload = jest.fn();
  renderShell(<PreviewBadge {...{ preview, telemetry, end, reload }} />);
  const badge = screen.getByRole('complementary', { name: 'Preview' });
  return { telemetry, end, reload, badge };
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('names the preview, and resets it before the page is loaded again', async () => {
  const { badge, end, reload } = show(active);
  expect(badge).toHaveTextContent('Preview of mfe-guides (#128)');
  expect(badge).toHaveTextContent('0.3.0-3f9c2a1e · only this browser, until 16:40');
  end.mockImplementation(() => {
    expect(reload).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([end.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

it('ends a preview that cannot be loaded, once and without a reload, and offers the reset', () => {
  const { telemetry, end, reload } = show(active);
  const report = (id: string, code: 'TP-201' | 'TP-401' | 'TP-502') =>
    act(() => telemetry.report(id, new PlatformError(code, 'x')));
  report('mfe-jobs@1.0.0', 'TP-201');
  report('mfe-guides@0.3.0-3f9c2a1e', 'TP-502');
  expect(end).not.toHaveBeenCalled();
  report('mfe-guides@0.3.0-3f9c2a1e', 'TP-401');
  report('mfe-guides:latest', 'TP-201');
  expect([end.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  expect(screen.getByRole('status')).toHaveTextContent('It cannot be loaded. The next page shows stable.');
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
});

it('is between the header and the content of the page, where it covers neither fields nor dialogs', async () => {
  const [header, main] = ['header', 'main'].map((name) => document.createElement(name)) as [HTMLElement, HTMLElement];
  main.id = 'main';
  document.body.append(header, main);
  act(() => addPreviewBadge(active, createFakeServices()));
  const badge = await screen.findByRole('complementary', { name: 'Preview' });
  expect(header.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(badge.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  document.body.replaceChildren();
});

it('says that a preview has ended, then disappears', () => {
  jest.useFakeTimers();
  const { badge } = show({ state: 'ended' });
  expect(screen.getByRole('status')).toHaveTextContent('Preview ended; you see stable again');
  act(() => jest.advanceTimersByTime(noticeTime));
  expect(badge).not.toBeInTheDocument();
});
