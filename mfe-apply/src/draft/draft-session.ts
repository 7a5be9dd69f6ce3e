import { createValueStore, sessionStore } from 'platform';
import { clearAnswersDue, markApplied, recordAnswersDue } from 'platform/jobs';
import { blankDraft, newKey, type Draft, type Owner } from './draft';
import { accepts, initialState, transition, type DraftEvent } from './draft-machine';
import { draftStore } from './draft-store';

/** Fields of `draft` that differ from `stored`. */
function changedFields(stored: Draft, draft: Draft): Partial<Draft> {
  const names = Object.keys(draft) as (keyof Draft)[];
  return Object.fromEntries(names.filter((name) => draft[name] !== stored[name]).map((name) => [name, draft[name]]));
}

/** One owner's draft for one job in one tab: runs the state machine, and stores changes of the draft in order. */
export class DraftSession {
  readonly #jobId: number;
  readonly #state = createValueStore(initialState);
  /** The draft in the storage, including the current write. */
  #stored: Draft = blankDraft;
  /** Changes in the current write. */
  #writing: Partial<Draft> = {};
  #owner: Owner | undefined;
  #saving: Promise<void> = Promise.resolve();
  #resolveOpened = () => {};
  /** Resolves when the storage was read. */
  readonly opened: Promise<void>;

  constructor(jobId: number) {
    this.#jobId = jobId;
    this.opened = new Promise((resolve) => {
      this.#resolveOpened = resolve;
    });
  }

  readonly get = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  // Arrow functions: event listeners take the methods without the object.
  dispatch = (event: DraftEvent) => {
    const previous = this.get();
    if (!accepts(previous, event.type)) return;
    const state = transition(previous, event, newKey);
    this.#state.set(state);
    if (state.draft !== previous.draft || state.status !== previous.status) this.#recordAnswersDue();
    this.#store(event, previous.draft);
  };

  #store(event: DraftEvent, previous: Draft) {
    const { draft } = this.get();
    if (event.type === 'completed' && draft.owner === null) markApplied(this.#jobId, event.receipt.submittedAt);
    if (event.type === 'sentElsewhere' || event.type === 'withdrawn') this.#stored = draft;
    if (event.type === 'completed' || event.type === 'withdrawn') void draftStore.remove(this.#jobId, draft.owner);
    else if (draft !== previous) void this.save();
  }

  /** Opens the draft once the session is known, and again after a visitor signs in. */
  open = (owner: Owner) => {
    if (owner !== this.#owner) this.#saving = this.save().then(() => this.#open(owner));
    this.#owner = owner;
    return this.opened;
  };

  async #open(owner: Owner) {
    if (this.get().status === 'completed') return;
    const stored = await draftStore.open(this.#jobId, owner);
    // Input entered while loading is newer.
    const changes = { ...takeUnwritten(this.#jobId, stored), ...this.#unwritten() };
    this.#stored = stored;
    this.dispatch({ type: 'opened', stored, changes });
    await this.#write();
    this.#resolveOpened();
  }

  #unwritten = () => changedFields(this.#stored, this.get().draft);

  /** Stores all pending changes. Changes made during a write go into the next one. */
  save = () => (this.#saving = this.#saving.then(this.#write));

  #write = async () => {
    const { status, draft } = this.get();
    const changes = this.#unwritten();
    if (status === 'loading' || status === 'completed' || Object.keys(changes).length === 0) return;
    this.#stored = draft;
    this.#writing = changes;
    await draftStore.change(this.#jobId, changes, draft);
    this.#writing = {};
  };

  /** Call before the page unloads, which may abort the current write. */
  leave = () => {
    if (this.get().status === 'completed') return;
    storeUnwritten(this.#jobId, this.#owner ?? null, { ...this.#writing, ...this.#unwritten() });
  };

  /** The stored draft; another tab may have written it. */
  stored = async () => {
    await this.opened;
    return draftStore.read(this.#jobId, this.get().draft.owner);
  };

  /** For the job's page, which cannot read drafts. An account's missing answers are known to the API. */
  #recordAnswersDue() {
    const { draft, status } = this.get();
    if (status === 'loading') return;
    const { owner, receipt } = draft;
    const isDue = status !== 'completed' && receipt !== null && receipt.answersDue;
    if (owner === null) recordAnswersDue(this.#jobId, isDue ? receipt.submittedAt : null);
    else if (receipt !== null) clearAnswersDue(this.#jobId, receipt.submittedAt);
  }
}

/** Without the resume, whose file is not text. */
type UnwrittenFields = Omit<Partial<Draft>, 'resume'>;

interface Unwritten {
  owner: Owner;
  /** Milliseconds since 1970. */
  changedAt: number;
  changes: UnwrittenFields;
}

const unwrittenKey = (jobId: number) => `mfe-apply:unstored:${jobId}`;

/**
 * Stores changes in the session's storage, which is written synchronously. A browser aborts open transactions of IndexedDB when
 * their page unloads.
 */
function storeUnwritten(jobId: number, owner: Owner, { resume: _, ...changes }: Partial<Draft>): void {
  if (Object.keys(changes).length === 0) return;
  const unwritten: Unwritten = { owner, changedAt: Date.now(), changes };
  sessionStore.set(unwrittenKey(jobId), JSON.stringify(unwritten));
}

/** Removes and returns the changes of the draft's owner; none if the draft was stored later. */
function takeUnwritten(jobId: number, { owner, savedAt }: Draft): UnwrittenFields {
  const text = sessionStore.get(unwrittenKey(jobId));
  sessionStore.remove(unwrittenKey(jobId));
  if (text === null) return {};
  const unwritten = JSON.parse(text) as Unwritten;
  return unwritten.owner === owner && unwritten.changedAt >= savedAt ? unwritten.changes : {};
}
