import type { ApplicationReceipt } from 'shared-contracts';
import { clearAnswersDue, recordAnswersDue } from '../applied-jobs';
import { blankDraft, hasInput, newDraft, type Draft, type Owner } from './draft';
import { draftStore } from './draft-store';
import { keepUnstored, takeUnstored } from './unstored-changes';

/** State shown after an application is complete. */
export interface Completion {
  receipt: ApplicationReceipt;
  fileName: string;
  /** Recipient of the link; empty if no address was given. */
  email: string;
  /** The questions could not be loaded and are still unanswered. */
  missedQuestions: boolean;
}

export interface DraftState {
  draft: Draft;
  /** Whether the storage has been read. False on the server and in the first render. */
  isOpen: boolean;
  /** The draft has input from an earlier visit. */
  isResumed: boolean;
  /** The application was sent; only its answers are missing. */
  isSentBefore: boolean;
  completion: Completion | null;
}

const atFirst: DraftState = {
  draft: blankDraft,
  isOpen: false,
  isResumed: false,
  isSentBefore: false,
  completion: null,
};

/** One owner's draft for one job in one tab. Changes are shown immediately and stored in order. */
export class DraftSession {
  readonly #jobId: number;
  readonly #listeners = new Set<() => void>();
  #state = atFirst;
  #unsaved: Partial<Draft> = {};
  /** Changes in the current write. */
  #writing: Partial<Draft> = {};
  #owner: Owner | undefined;
  #saving: Promise<void> = Promise.resolve();
  #tellOpened = () => {};
  /** The storage has been read. */
  readonly opened: Promise<void>;

  constructor(jobId: number) {
    this.#jobId = jobId;
    this.opened = new Promise((resolve) => {
      this.#tellOpened = resolve;
    });
  }

  // Arrow functions throughout: React takes the methods off the object.
  get = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the draft once the session is known, and again after a visitor signs in. */
  open = (owner: Owner) => {
    if (owner !== this.#owner) this.#saving = this.save().then(() => this.#open(owner));
    this.#owner = owner;
    return this.opened;
  };

  change = (changes: Partial<Draft>) => {
    this.#set({ draft: { ...this.#state.draft, ...changes } });
    this.#unsaved = { ...this.#unsaved, ...changes };
    void this.save();
  };

  /** Stores all pending changes. Changes made during a write go into the next one. */
  save = () => (this.#saving = this.#saving.then(this.#write));

  #write = async () => {
    const changes = this.#unsaved;
    const { isOpen, completion } = this.#state;
    if (!isOpen || completion !== null || Object.keys(changes).length === 0) return;
    this.#unsaved = {};
    this.#writing = changes;
    await draftStore.change(this.#jobId, changes, this.#state.draft);
    this.#writing = {};
  };

  /** Call before the page unloads, which may abort the current write. */
  leave = () => {
    if (this.#state.completion !== null) return;
    keepUnstored(this.#jobId, this.#owner ?? null, { ...this.#writing, ...this.#unsaved });
  };

  /** The stored draft; another tab may have written it. */
  stored = async () => {
    await this.opened;
    return draftStore.read(this.#jobId, this.#state.draft.owner);
  };

  /** Continues with the draft of another tab. */
  adopt = (draft: Draft) => this.#set({ draft });

  /** Discards the input of an earlier visit. */
  restart = (changes: Partial<Draft>) => {
    this.#set({ isResumed: false, isSentBefore: false });
    this.change(changes);
  };

  complete = (completion: Completion) => {
    this.#set({ completion });
    void draftStore.remove(this.#jobId, this.#state.draft.owner);
  };

  /** Deletes the draft after the application was withdrawn. */
  discard = () => {
    const { owner } = this.#state.draft;
    this.#unsaved = {};
    this.#set({ draft: newDraft(owner), isResumed: false, isSentBefore: false });
    void draftStore.remove(this.#jobId, owner);
  };

  /** Records that questions which failed to load were answered later. */
  answered = () => {
    const { completion } = this.#state;
    if (completion !== null) this.#set({ completion: { ...completion, missedQuestions: false } });
  };

  async #open(owner: Owner) {
    if (this.#state.completion !== null) return;
    const stored = await draftStore.open(this.#jobId, owner);
    const unstored = takeUnstored(this.#jobId, stored);
    const earlier = { isResumed: hasInput({ ...stored, ...unstored }), isSentBefore: stored.receipt !== null };
    // Input entered while loading is newer.
    this.#unsaved = { ...unstored, ...this.#unsaved };
    const draft = { ...stored, ...this.#unsaved };
    this.#set({ draft, isOpen: true, ...(!this.#state.isOpen && earlier) });
    await this.#write();
    this.#tellOpened();
  }

  #set(changes: Partial<DraftState>) {
    this.#state = { ...this.#state, ...changes };
    this.#recordAnswersDue();
    for (const listener of this.#listeners) listener();
  }

  /** For the job's page, which cannot read drafts. An account's missing answers are known to the API. */
  #recordAnswersDue() {
    const { draft, isOpen, completion } = this.#state;
    if (!isOpen) return;
    const { owner, receipt } = draft;
    const isDue = completion === null && receipt !== null && receipt.answersDue;
    if (owner === null) recordAnswersDue(this.#jobId, isDue ? receipt.submittedAt : null);
    else if (receipt !== null) clearAnswersDue(this.#jobId, receipt.submittedAt);
  }
}
