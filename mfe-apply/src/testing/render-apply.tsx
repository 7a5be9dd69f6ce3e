import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, get, update } from 'idb-keyval';
import { answer, buildResume, renderWithPlatform } from 'platform/testing';
import { applyToJob, getJob, type Job, type SentReceipt } from 'shared-contracts';
import { ApplyApp } from '../ApplyApp';
import { contentId, type Draft } from '../draft/draft';
import { draftStore } from '../draft/draft-store';
import { remote } from '../remote';
import { buildJob, buildReceipt } from './build-application';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

const drafts = createStore('mfe-apply', 'drafts');

/** The stored draft of a job: a visitor's, or an account's. */
export const storedDraft = (owner = 0, jobId = 12) => get<Draft>([jobId, owner], drafts);

/** Stores a file that was not inspected, as if the page was closed during the inspection. */
export const storeUninspectedFile = () =>
  update<Draft>([12, 0], (draft) => ({ ...draft!, resume: { ...draft!.resume!, pages: null, hasText: null } }), drafts);

/** Stores the draft of a visitor who has sent the resume, and reopens the application at the questions. */
export async function reopenQuestions(
  { email = '', answers = {} }: Partial<Draft> = {},
  ...page: Parameters<typeof renderApply>
) {
  const resume = { file: buildResume(), name: 'ines.pdf', pages: 1, hasText: true };
  const opened = await draftStore.open(12, null);
  const sent: Partial<Draft> = { source: 'upload', resume, email, answers, attempted: true, receipt: buildReceipt() };
  const sentFor = contentId({ ...opened, ...sent });
  const changes = { ...sent, sentFor, receiptFor: sentFor };
  await draftStore.change(12, changes, { ...opened, ...changes });
  return renderApply(...page);
}

/** Clears the browser's storage before each test; called in a `describe`. */
export function freshBrowser(): void {
  let calls: jest.SpyInstance<Promise<unknown>>[] = [];
  beforeEach(async () => {
    localStorage.clear();
    await clear(drafts);
    calls = [jest.spyOn(draftStore, 'open'), jest.spyOn(draftStore, 'change')];
  });
  // Waits for pending writes, which the next test would read.
  afterEach(async () => {
    cleanup();
    await untilSettled(calls);
    for (const call of calls) call.mockRestore();
  });
}

/** Waits for all calls, including those that earlier results cause. */
async function untilSettled(calls: readonly jest.SpyInstance<Promise<unknown>>[]): Promise<void> {
  const made = () => calls.flatMap((call) => call.mock.results.map(({ value }) => value as Promise<unknown>));
  for (let seen = -1; seen !== made().length;) {
    seen = made().length;
    await Promise.all(made());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Renders the wizard of a job, with the job in the cache. */
export function renderApply(job: Partial<Job> = {}, page: Omit<Page, 'remotes'> = {}) {
  const built = buildJob(job);
  const path = `/jobs/${built.id}/apply`;
  const data = [{ template: getJob.template, arg: { id: String(built.id) }, value: built }];
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

/** Waits, because an effect sets the focus after its element is rendered. */
export const expectFocus = (element: Element | null) => waitFor(() => expect(element).toHaveFocus());

/** A promise that the test resolves, for handlers. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

interface SentUpload {
  key: string | null;
  /** `X-Applicant-Id`: the account that the draft belongs to. */
  applicant: string | null;
  form: FormData;
}

/** Responds to uploads with the receipts in order, then with the last one, and records the requests. */
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
