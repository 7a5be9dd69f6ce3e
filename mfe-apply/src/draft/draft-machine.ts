import type { UploadState } from 'platform/files';
import type { ApplicationReceipt, SentReceipt } from 'shared-contracts';
import { blankDraft, contentId, hasInput, hasNewContent, type Draft } from './draft';

/**
 * - `loading`: the browser's storage has not been read; also on the server and in the first render
 * - `editing`: nothing was sent under the draft's key
 * - `sending`: an upload is running
 * - `uncertain`: an attempt may have been received without an acknowledgement
 * - `received`: the API has the resume; answers to questions may be missing
 * - `completed`: the application is sent
 * - `ended`: the application cannot be sent
 */
export type DraftStatus = 'loading' | 'editing' | 'sending' | 'uncertain' | 'received' | 'completed' | 'ended';

/** The job is closed or deleted, the account has applied before, or the session is over. */
export type EndReason = 'closed' | 'notFound' | 'applied' | 'session';

export interface UploadFailure {
  code: string;
  text: string;
  /** Whether a retry may succeed. */
  isTemporary: boolean;
  /** Field → reason of the API. */
  fields: Readonly<Record<string, string>>;
}

/** Shown after an application is complete. */
export interface Completion {
  receipt: ApplicationReceipt;
  /** Token of the application's page; null if another browser has sent the resume. */
  token: string | null;
  /** Name that a visitor gave, or empty. */
  name: string;
  fileName: string;
  /** Recipient of the link; empty if no address was given. */
  email: string;
  /** The questions could not be loaded and are still unanswered. */
  missedQuestions: boolean;
}

export interface DraftState {
  status: DraftStatus;
  draft: Draft;
  /** The draft has input from an earlier visit. */
  isResumed: boolean;
  /** The resume was sent on an earlier visit; only its answers are missing. */
  isSentBefore: boolean;
  /** Number of restarts: key of forms, which are mounted again. */
  restarts: number;
  /** Share of the body that was sent, 0 to 1; null if no upload is running or waiting for the storage. */
  progress: UploadState | null;
  /** In status `sending`: the draft's `attempted` before this upload. */
  attemptedBefore: boolean;
  failure: UploadFailure | null;
  completion: Completion | null;
  endReason: EndReason | null;
}

interface Payloads {
  /** The storage was read, at the start or after a sign-in; `changes` are not stored yet. */
  opened: { stored: Draft; changes: Partial<Draft> };
  edited: { changes: Partial<Pick<Draft, 'resume' | 'source' | 'stored' | 'saves' | 'resumeName' | 'answers'>> };
  /** Another resume or applicant: if the draft was attempted, this is another application. */
  contentEdited: { changes: Partial<Pick<Draft, 'resume' | 'resumeName' | 'name' | 'email'>> };
  /** The inspection refused the file. */
  fileRefused: { previous: Partial<Draft> };
  submitted: object;
  uploadStarted: object;
  progressed: { progress: UploadState };
  /** Another tab has sent the resume of its draft. */
  sentElsewhere: { draft: Draft };
  requested: object;
  received: { receipt: SentReceipt };
  /** The API certainly has not stored the resume. */
  rejected: object;
  uploadStopped: object;
  failed: { failure: UploadFailure };
  ended: { reason: EndReason };
  completed: { receipt: ApplicationReceipt; missedQuestions: boolean };
  questionsAnswered: object;
  emailAdded: { email: string };
  /** A new application that replaces the earlier one. */
  restarted: object;
  /** The API no longer has the application: the same content is sent as a new one. */
  lost: object;
  withdrawn: object;
}

type EventType = keyof Payloads;
export type DraftEvent = { [Type in EventType]: { type: Type } & Payloads[Type] }[EventType];

type Handler<Type extends EventType> = (state: DraftState, event: Payloads[Type], newKey: () => string) => DraftState;
type Handlers = { [Type in EventType]?: Handler<Type> };

export const initialState: DraftState = {
  status: 'loading',
  draft: blankDraft,
  isResumed: false,
  isSentBefore: false,
  restarts: 0,
  progress: null,
  attemptedBefore: false,
  failure: null,
  completion: null,
  endReason: null,
};

const withDraft = (state: DraftState, changes: Partial<Draft>): DraftState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

/** The earlier upload and attempt that the next key replaces. */
const replacedBy = ({ key, attempted, receipt, replaces, unsettled }: Draft) => ({
  replaces: receipt?.id ?? replaces,
  unsettled: attempted && receipt === null ? key : unsettled,
});

const newApplication = (draft: Draft, key: string): Partial<Draft> => ({
  key,
  attempted: false,
  receipt: null,
  ...replacedBy(draft),
});

const emptyDraft = ({ owner, savedAt }: Draft, key: string): Draft => ({ ...blankDraft, owner, savedAt, key });

const edited: Handler<'edited'> = (state, { changes }) => withDraft(state, changes);

const fileRefused: Handler<'fileRefused'> = (state, { previous }) => withDraft(state, previous);

const contentEdited: Handler<'contentEdited'> = (state, { changes }, newKey) => {
  const renewed = state.draft.attempted ? newApplication(state.draft, newKey()) : {};
  return withDraft({ ...state, failure: null }, { ...renewed, ...changes });
};

const submitted: Handler<'submitted'> = (state, _, newKey) => {
  const renewed = hasNewContent(state.draft) ? newApplication(state.draft, newKey()) : {};
  return withDraft({ ...state, failure: null }, renewed);
};

const opened: Handler<'opened'> = (state, { stored, changes }) => ({ ...state, draft: { ...stored, ...changes } });

const requested: Handler<'requested'> = (state) =>
  withDraft({ ...state, attemptedBefore: state.draft.attempted }, { attempted: true, sentFor: contentId(state.draft) });

const received: Handler<'received'> = (state, { receipt }) =>
  withDraft(state, { receipt, receiptFor: state.draft.sentFor, replaces: null, unsettled: null });

const rejected: Handler<'rejected'> = (state) => withDraft(state, { attempted: state.attemptedBefore });

const ended: Handler<'ended'> = (state, { reason }) => ({
  ...state,
  status: 'ended',
  endReason: reason,
  progress: null,
});

const completed: Handler<'completed'> = (state, { receipt, missedQuestions }) => {
  const { source, stored, resume, name, email, receipt: sent } = state.draft;
  // Without a receipt in the draft, another browser has sent the resume.
  const fileName = (sent !== null && (source === 'stored' ? stored : resume)?.name) || '';
  const token = sent?.token ?? null;
  const completion = { receipt, token, name: name.trim(), fileName, email: email.trim(), missedQuestions };
  return { ...state, status: 'completed', completion };
};

const notResumed = { isResumed: false, isSentBefore: false, failure: null };

const restarted: Handler<'restarted'> = (state, _, newKey) => {
  const draft = { ...emptyDraft(state.draft, newKey()), ...replacedBy(state.draft) };
  return { ...state, ...notResumed, restarts: state.restarts + 1, draft };
};

const lost: Handler<'lost'> = (state, _, newKey) => {
  const reset = { key: newKey(), attempted: false, receipt: null, replaces: null, unsettled: null };
  return withDraft({ ...state, ...notResumed, restarts: state.restarts + 1 }, reset);
};

const withdrawn: Handler<'withdrawn'> = (state, _, newKey) => ({
  ...state,
  ...notResumed,
  draft: emptyDraft(state.draft, newKey()),
});

/** Events of `editing`, `uncertain` and `received`. */
const resting: Handlers = {
  opened,
  edited,
  contentEdited,
  submitted,
  uploadStarted: (state) => ({ ...state, status: 'sending', progress: 'preparing' }),
  failed: (state, { failure }) => ({ ...state, failure }),
  ended,
  completed,
  restarted,
  lost,
  withdrawn,
};

/** Transitions by status. Events that are not listed do not change the state. */
const transitions: Record<DraftStatus, Handlers> = {
  loading: {
    edited,
    contentEdited,
    fileRefused,
    // An upload that starts now waits for the storage.
    uploadStarted: (state) => ({ ...state, progress: 'preparing' }),
    uploadStopped: (state) => ({ ...state, progress: null }),
    opened: (state, event, newKey) => ({
      ...opened(state, event, newKey),
      status: state.progress === null ? 'editing' : 'sending',
      isResumed: hasInput({ ...event.stored, ...event.changes }),
      isSentBefore: event.stored.receipt !== null,
    }),
  },
  editing: { ...resting, fileRefused },
  uncertain: resting,
  received: resting,
  sending: {
    opened,
    edited,
    contentEdited,
    progressed: (state, { progress }) => ({ ...state, progress }),
    sentElsewhere: (state, { draft }) => withDraft(state, draft),
    requested,
    received,
    rejected,
    uploadStopped: (state) => ({ ...state, status: 'editing', progress: null }),
    ended,
    completed,
    // The upload is aborted, and its later events are ignored.
    restarted: (state, event, newKey) => ({ ...restarted(state, event, newKey), status: 'editing', progress: null }),
  },
  completed: {
    questionsAnswered: (state) => ({
      ...state,
      completion: state.completion && { ...state.completion, missedQuestions: false },
    }),
    emailAdded: (state, { email }) => ({ ...state, completion: state.completion && { ...state.completion, email } }),
  },
  // An upload may still end after the session, and its result is stored.
  ended: { opened, edited, requested, received, rejected, completed },
};

/** A draft that is not being sent is `received`, `uncertain` or `editing`, depending on what the API may have. */
function withRestingStatus(state: DraftState): DraftState {
  const { status, draft } = state;
  if (status !== 'editing' && status !== 'uncertain' && status !== 'received') return state;
  if (draft.receipt !== null) return { ...state, status: 'received' };
  return { ...state, status: draft.attempted ? 'uncertain' : 'editing' };
}

export const accepts = ({ status }: DraftState, type: EventType): boolean => transitions[status][type] !== undefined;

/** The state after an event. `newKey` returns a new idempotency key. */
export function transition(state: DraftState, event: DraftEvent, newKey: () => string): DraftState {
  // The handler and the event have the same type.
  const handler = transitions[state.status][event.type] as Handler<typeof event.type> | undefined;
  return handler === undefined ? state : withRestingStatus(handler(state, event, newKey));
}
