import type { ApplicationReceipt } from 'shared-contracts';
import { clearAnswersDue, recordAnswersDue } from '../applied/applied-jobs';
import { blankDraft, hasInput, newDraft, type Draft, type Owner } from './draft';
import { draftStore } from './draft-store';
import { keepUnstored, takeUnstored } from './unstored-changes';

/** What is left to show once an application is complete. */
export interface Completion {
  receipt: ApplicationReceipt;
  fileName: string;
  /** Where the link goes; empty where nobody left an address. */
  email: string;
  /** The questions could not be loaded, so that they are still open. */
  missedQuestions: boolean;
}

export interface DraftState {
  draft: Draft;
  /** Whether the storage has been read: the first render knows nothing, as the server. */
  isOpen: boolean;
  /** There was something from an earlier visit. */
  isResumed: boolean;
  /** It waits for its answers only. */
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

/** One person's draft for one job in one tab: what changes is shown at once, and stored as soon as the change before it is. */
export class DraftSession {
  readonly #jobId: number;
  readonly #listeners = new Set<() => void>();
  #state = atFirst;
  #unsaved: Partial<Draft> = {};
  /** What the running write stores. */
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

  /** Once it is known who is there; again where a visitor has signed in, who goes on with what stands here. */
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

  /** Everything up to now: what comes while one write runs goes into the next. */
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

  /** Before the page goes away, which may abort the running write. */
  leave = () => {
    if (this.#state.completion !== null) return;
    keepUnstored(this.#jobId, this.#owner ?? null, { ...this.#writing, ...this.#unsaved });
  };

  /** What stands in the storage: another tab may have written it. */
  stored = async () => {
    await this.opened;
    return draftStore.read(this.#jobId, this.#state.draft.owner);
  };

  /** Goes on with what another tab has made of it. */
  adopt = (draft: Draft) => this.#set({ draft });

  /** Nothing of an earlier visit is left. */
  restart = (changes: Partial<Draft>) => {
    this.#set({ isResumed: false, isSentBefore: false });
    this.change(changes);
  };

  complete = (completion: Completion) => {
    this.#set({ completion });
    void draftStore.remove(this.#jobId, this.#state.draft.owner);
  };

  /** The application was withdrawn: nothing of its draft is kept. */
  discard = () => {
    const { owner } = this.#state.draft;
    this.#unsaved = {};
    this.#set({ draft: newDraft(owner), isResumed: false, isSentBefore: false });
    void draftStore.remove(this.#jobId, owner);
  };

  /** The questions came after all, and were answered. */
  answered = () => {
    const { completion } = this.#state;
    if (completion !== null) this.#set({ completion: { ...completion, missedQuestions: false } });
  };

  async #open(owner: Owner) {
    if (this.#state.completion !== null) return;
    const stored = await draftStore.open(this.#jobId, owner);
    const unstored = takeUnstored(this.#jobId, stored);
    const earlier = { isResumed: hasInput({ ...stored, ...unstored }), isSentBefore: stored.receipt !== null };
    // What was entered meanwhile is newer.
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
