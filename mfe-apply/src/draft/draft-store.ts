import { createStore, delMany, entries, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import {
  blankDraft,
  isStale,
  shouldMigrateVisitorDraft,
  newDraft,
  type Draft,
  type DraftWords,
  type Owner,
} from './draft';

/** Drafts by job id and owner. Only the owner can open a draft. No method rejects. */
export interface DraftStore {
  /**
   * Returns the stored draft or creates one, atomically, so that two tabs share its key. For a signed-in owner it
   * migrates the visitor's draft and deletes drafts of other accounts for the job.
   */
  open(jobId: number, owner: Owner): Promise<Draft>;
  read(jobId: number, owner: Owner): Promise<Draft | null>;
  /** Writes only the changed fields, so that tabs do not overwrite each other's changes. */
  change(jobId: number, changes: Partial<Draft>, whole: Draft): Promise<void>;
  remove(jobId: number, owner: Owner): Promise<void>;
  /** Deletes drafts past their retention period. */
  tidy(): Promise<void>;
}

/** Key of a draft's text fields. The file has its own key, so that a text change does not rewrite five megabytes. */
type Place = [jobId: number, owner: number];

/** Accounts count from 1. */
const visitors = 0;
const placeOf = (jobId: number, owner: Owner): Place => [jobId, owner ?? visitors];
const filePlace = (place: Place) => [...place, 'file'];
const keysOf = (place: Place) => [place, filePlace(place)];
const usable = (words: DraftWords | undefined): words is DraftWords => words !== undefined && !isStale(words);

/** Stores drafts in IndexedDB; in memory where IndexedDB fails (private mode, full disk). */
export function createDraftStore(): DraftStore {
  const memory = createMemory();
  let stored: UseStore | null = null;
  let refused = false;

  async function withFallback<Value>(browser: (store: UseStore) => Promise<Value>, page: () => Value): Promise<Value> {
    if (refused) return page();
    try {
      stored ??= createStore('mfe-apply', 'drafts');
      return await browser(stored);
    } catch {
      refused = true;
      return page();
    }
  }
  const nothing = () => {};

  return {
    open: (jobId, owner) =>
      withFallback(
        async (store) => {
          const draft = await openIn(store, jobId, owner);
          memory.remove(jobId, null);
          return memory.keep(jobId, draft);
        },
        () => memory.open(jobId, owner),
      ),
    read: (jobId, owner) =>
      withFallback(
        (store) => readIn(store, placeOf(jobId, owner)),
        () => memory.read(jobId, owner),
      ),
    change(jobId, changes, whole) {
      memory.keep(jobId, whole);
      return withFallback((store) => changeIn(store, placeOf(jobId, whole.owner), changes), nothing);
    },
    remove(jobId, owner) {
      memory.remove(jobId, owner);
      return withFallback((store) => delMany(keysOf(placeOf(jobId, owner)), store), nothing);
    },
    tidy: () => withFallback((store) => removeUnwanted(store), nothing),
  };
}

/** In-memory fallback; lost on reload. */
function createMemory() {
  const drafts = new Map<string, Draft>();
  const nameOf = (jobId: number, owner: Owner) => placeOf(jobId, owner).join();
  const read = (jobId: number, owner: Owner) => drafts.get(nameOf(jobId, owner)) ?? null;
  const remove = (jobId: number, owner: Owner) => void drafts.delete(nameOf(jobId, owner));
  const keep = (jobId: number, draft: Draft) => {
    drafts.set(nameOf(jobId, draft.owner), draft);
    return draft;
  };
  const open = (jobId: number, owner: Owner) => {
    const [own, former] = [read(jobId, owner), read(jobId, null)];
    if (owner === null || former === null || !shouldMigrateVisitorDraft(former, own ?? undefined)) {
      return keep(jobId, own ?? newDraft(owner));
    }
    remove(jobId, null);
    return keep(jobId, { ...former, owner });
  };
  return { read, remove, keep, open };
}

async function openIn(store: UseStore, jobId: number, owner: Owner): Promise<Draft> {
  const isOthers = ([job, other]: Place) => owner !== null && job === jobId && other !== owner && other !== visitors;
  await removeUnwanted(store, isOthers);
  if (owner !== null) await migrateVisitorDraft(store, jobId, owner);
  const place = placeOf(jobId, owner);
  const fresh = newDraft(owner);
  await update<DraftWords>(place, (words) => words ?? toWords(fresh), store);
  return (await readIn(store, place)) ?? fresh;
}

/** Runs in one transaction, so that a second tab does not repeat it. */
function migrateVisitorDraft(store: UseStore, jobId: number, owner: number): Promise<void> {
  const [from, to] = [placeOf(jobId, null), placeOf(jobId, owner)];
  return store('readwrite', async (objects) => {
    const former = await promisifyRequest<DraftWords | undefined>(objects.get(from));
    const own = await promisifyRequest<DraftWords | undefined>(objects.get(to));
    if (former === undefined || !shouldMigrateVisitorDraft(former, own)) return undefined;
    const file = await promisifyRequest<Blob | undefined>(objects.get(filePlace(from)));
    for (const key of [...keysOf(from), ...keysOf(to)]) objects.delete(key);
    objects.put({ ...former, owner }, to);
    if (file !== undefined) objects.put(file, filePlace(to));
    return promisifyRequest(objects.transaction);
  });
}

async function readIn(store: UseStore, place: Place): Promise<Draft | null> {
  const words = await get<DraftWords>(place, store);
  if (words === undefined) return null;
  const file = await get<Blob>(filePlace(place), store);
  // Drafts of earlier versions lack newer fields.
  return {
    ...blankDraft,
    ...words,
    resume: words.resume === null || file === undefined ? null : { ...words.resume, file },
  };
}

/** Does not recreate a draft that another tab has completed and deleted. */
function changeIn(store: UseStore, place: Place, changes: Partial<Draft>): Promise<void> {
  const savedAt = Date.now();
  return store('readwrite', (objects) => {
    const former: IDBRequest<DraftWords | undefined> = objects.get(place);
    former.addEventListener('success', () => {
      if (former.result === undefined) return;
      if (changes.resume === null) objects.delete(filePlace(place));
      else if (changes.resume !== undefined) objects.put(changes.resume.file, filePlace(place));
      objects.put({ ...former.result, ...toWords(changes), savedAt }, place);
    });
    return promisifyRequest(objects.transaction);
  });
}

function toWords(draft: Draft): DraftWords;
function toWords(changes: Partial<Draft>): Partial<DraftWords>;
function toWords({ resume, ...words }: Partial<Draft>): Partial<DraftWords> {
  if (resume === undefined || resume === null) return resume === null ? { ...words, resume } : words;
  const { file: _, ...facts } = resume;
  return { ...words, resume: facts };
}

/** Deletes stale drafts and drafts without an owner. */
async function removeUnwanted(store: UseStore, isUnwanted = (_: Place) => false): Promise<void> {
  const all = await entries<IDBValidKey, DraftWords>(store);
  const unwanted = all.flatMap(([key, words]): IDBValidKey[] => {
    if (!Array.isArray(key)) return [key];
    const place = key as Place;
    return key.length === 2 && (!usable(words) || isUnwanted(place)) ? keysOf(place) : [];
  });
  await delMany(unwanted, store);
}

export const draftStore = createDraftStore();
