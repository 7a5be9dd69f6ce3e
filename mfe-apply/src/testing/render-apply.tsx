import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, get, update } from 'idb-keyval';
import { answer, buildResume, renderWithPlatform } from 'platform/testing';
import { applyToJob, getJob, type Job, type SentReceipt } from 'shared-contracts';
import { ApplyApp } from '../ApplyApp';
import type { Draft } from '../draft/draft';
import { draftStore } from '../draft/draft-store';
import { remote } from '../remote';
import { buildJob } from './build-application';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

const drafts = createStore('mfe-apply', 'drafts');

/** What the browser keeps of a job's application: a visitor's, or an account's. */
export const storedDraft = (owner = 0, jobId = 12) => get<Draft>([jobId, owner], drafts);

/** Stores a file that was not inspected, as if the page was closed during the inspection. */
export const forgetLook = () =>
  update<Draft>([12, 0], (draft) => ({ ...draft!, resume: { ...draft!.resume!, pages: null, hasText: null } }), drafts);

/** A browser that knows nothing yet; called in a `describe`. */
export function freshBrowser(): void {
  let calls: jest.SpyInstance<Promise<unknown>>[] = [];
  beforeEach(async () => {
    localStorage.clear();
    await clear(drafts);
    calls = [jest.spyOn(draftStore, 'open'), jest.spyOn(draftStore, 'change')];
  });
  // What a test leaves half written would be found by the next one.
  afterEach(async () => {
    cleanup();
    await untilAnswered(calls);
    for (const call of calls) call.mockRestore();
  });
}

/** Each answer may lead to another call. */
async function untilAnswered(calls: readonly jest.SpyInstance<Promise<unknown>>[]): Promise<void> {
  const made = () => calls.flatMap((call) => call.mock.results.map(({ value }) => value as Promise<unknown>));
  for (let seen = -1; seen !== made().length;) {
    seen = made().length;
    await Promise.all(made());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The remote at a job's wizard, the job having come with the page. */
export function renderApply(job: Partial<Job> = {}, page: Omit<Page, 'remotes'> = {}) {
  const built = buildJob(job);
  const path = `/jobs/${built.id}/apply`;
  const data = [{ endpointName: getJob.name, arg: { id: String(built.id) }, value: built }];
  const result = renderWithPlatform(<ApplyApp />, { path, remotes: [remote], data, ...page });
  const { user } = result;
  return {
    ...result,
    location: () => result.services.history.get().location,
    choose: (file = buildResume()) => user.upload(screen.getByLabelText('Currículo em PDF'), file),
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const card = () => within(screen.getByRole('group', { name: 'Currículo' }));

/** The focus comes in an effect, a moment after its element. */
export const expectFocus = (element: Element | null) => waitFor(() => expect(element).toHaveFocus());

/** A promise for a handler to wait for, and the way to let it go on. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface SentUpload {
  key: string | null;
  /** Of the account as which it was sent. */
  applicant: string | null;
  form: FormData;
}

/** Answers uploads one after the other, the last answer for the rest, and keeps what was sent. */
export function receiveUploads(...receipts: [SentReceipt, ...SentReceipt[]]) {
  const sent: SentUpload[] = [];
  const handler = answer(applyToJob, async (request) => {
    sent.push({
      key: request.headers.get('idempotency-key'),
      applicant: request.headers.get('x-applicant-id'),
      form: await request.formData(),
    });
    return receipts[Math.min(sent.length, receipts.length) - 1] ?? receipts[0];
  });
  return { sent, handler };
}
