import { createStore, delMany, entries, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { blankDraft, isStale, newDraft, type Draft, type Resume } from './draft';

/** Drafts by the number of their job. None of the calls rejects. */
export interface DraftStore {
  /** The draft that stands there, or a new one: made in one step, so that two tabs share its key. */
  open(jobId: number): Promise<Draft>;
  read(jobId: number): Promise<Draft | null>;
  /** Writes what changed, so that tabs do not take each other's changes back. */
  change(jobId: number, changes: Partial<Draft>, whole: Draft): Promise<void>;
  remove(jobId: number): Promise<void>;
}

/** A draft as it is stored: its file stands beside it, so that a word more does not write five megabytes. */
interface Words extends Omit<Draft, 'resume'> {
  resume: Omit<Resume, 'file'> | null;
}

const fileKey = (jobId: number) => `file-${jobId}`;
const keysOf = (jobId: number) => [jobId, fileKey(jobId)];
const usable = (words: Words | undefined): words is Words => words !== undefined && !isStale(words);

/** Kept by the browser, and where it refuses (private mode, a full disk) by the page, as long as it lives. */
export function createDraftStore(): DraftStore {
  const memory = new Map<number, Draft>();
  let stored: UseStore | null = null;
  let refused = false;

  async function prefer<Value>(browser: (store: UseStore) => Promise<Value>, page: () => Value): Promise<Value> {
    if (refused) return page();
    try {
      stored ??= createStore('mfe-apply', 'drafts');
      return await browser(stored);
    } catch {
      refused = true;
      return page();
    }
  }

  const keep = (jobId: number, draft: Draft) => {
    memory.set(jobId, draft);
    return draft;
  };
  const nothing = () => {};

  return {
    open: (jobId) =>
      prefer(
        async (store) => keep(jobId, await openIn(store, jobId)),
        () => keep(jobId, memory.get(jobId) ?? newDraft()),
      ),
    read: (jobId) =>
      prefer(
        (store) => readIn(store, jobId),
        () => memory.get(jobId) ?? null,
      ),
    change(jobId, changes, whole) {
      keep(jobId, whole);
      return prefer((store) => changeIn(store, jobId, changes, whole), nothing);
    },
    remove(jobId) {
      memory.delete(jobId);
      return prefer((store) => delMany(keysOf(jobId), store), nothing);
    },
  };
}

async function openIn(store: UseStore, jobId: number): Promise<Draft> {
  await removeStale(store);
  const fresh = newDraft();
  const open = (words: Words | undefined) => (usable(words) ? words : toWords(fresh));
  await update<Words>(jobId, open, store);
  return (await readIn(store, jobId)) ?? fresh;
}

async function readIn(store: UseStore, jobId: number): Promise<Draft | null> {
  const words = await get<Words>(jobId, store);
  if (words === undefined) return null;
  const file = await get<Blob>(fileKey(jobId), store);
  // A draft of an earlier version lacks what came since.
  return {
    ...blankDraft,
    ...words,
    resume: words.resume === null || file === undefined ? null : { ...words.resume, file },
  };
}

function changeIn(store: UseStore, jobId: number, changes: Partial<Draft>, whole: Draft): Promise<void> {
  const savedAt = Date.now();
  return store('readwrite', (objects) => {
    if (changes.resume === null) objects.delete(fileKey(jobId));
    else if (changes.resume !== undefined) objects.put(changes.resume.file, fileKey(jobId));
    const former: IDBRequest<Words | undefined> = objects.get(jobId);
    former.addEventListener('success', () => {
      objects.put({ ...(former.result ?? toWords(whole)), ...toWords(changes), savedAt }, jobId);
    });
    return promisifyRequest(objects.transaction);
  });
}

function toWords(draft: Draft): Words;
function toWords(changes: Partial<Draft>): Partial<Words>;
function toWords({ resume, ...words }: Partial<Draft>): Partial<Words> {
  if (resume === undefined || resume === null) return resume === null ? { ...words, resume } : words;
  const { file: _, ...facts } = resume;
  return { ...words, resume: facts };
}

/** Resumes are nothing to leave lying about in a browser. */
async function removeStale(store: UseStore): Promise<void> {
  const all = await entries<number | string, Words>(store);
  const stale = all.filter(([key, words]) => typeof key === 'number' && !usable(words));
  await delMany(
    stale.flatMap(([jobId]) => keysOf(Number(jobId))),
    store,
  );
}

export const draftStore = createDraftStore();
