import { createStore, delMany, entries, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import {
  blankDraft,
  isStale,
  newDraft,
  shouldMigrateVisitorDraft,
  type Draft,
  type DraftRecord,
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
  change(jobId: number, changes: Partial<Draft>, draft: Draft): Promise<void>;
  remove(jobId: number, owner: Owner): Promise<void>;
  /** Deletes drafts past their retention period. */
  removeStale(): Promise<void>;
}

/** Key of a draft's text fields. The file has its own key, so that a text change does not rewrite five megabytes. */
type DraftKey = [jobId: number, owner: number];

/** Accounts count from 1. */
const visitors = 0;
const keyOf = (jobId: number, owner: Owner): DraftKey => [jobId, owner ?? visitors];
const fileKey = (key: DraftKey) => [...key, 'file'];
const keysWithFile = (key: DraftKey) => [key, fileKey(key)];
const isUsable = (record: DraftRecord | undefined): record is DraftRecord => record !== undefined && !isStale(record);

/** Stores drafts in IndexedDB; in memory where IndexedDB fails (private mode, full disk). */
export function createDraftStore(): DraftStore {
  const memory = createMemory();
  let stored: UseStore | null = null;
  let isUnavailable = false;

  async function withFallback<Value>(
    inBrowser: (store: UseStore) => Promise<Value>,
    inMemory: () => Value,
  ): Promise<Value> {
    if (isUnavailable) return inMemory();
    try {
      stored ??= createStore('mfe-apply', 'drafts');
      return await inBrowser(stored);
    } catch {
      isUnavailable = true;
      return inMemory();
    }
  }
  const noOperation = () => {};

  return {
    open: (jobId, owner) =>
      withFallback(
        async (store) => {
          const draft = await openIn(store, jobId, owner);
          memory.remove(jobId, null);
          return memory.set(jobId, draft);
        },
        () => memory.open(jobId, owner),
      ),
    read: (jobId, owner) =>
      withFallback(
        (store) => readIn(store, keyOf(jobId, owner)),
        () => memory.read(jobId, owner),
      ),
    change(jobId, changes, draft) {
      memory.set(jobId, draft);
      return withFallback((store) => changeIn(store, keyOf(jobId, draft.owner), changes), noOperation);
    },
    remove(jobId, owner) {
      memory.remove(jobId, owner);
      return withFallback((store) => delMany(keysWithFile(keyOf(jobId, owner)), store), noOperation);
    },
    removeStale: () => withFallback((store) => removeObsolete(store), noOperation),
  };
}

/** In-memory fallback; lost on reload. */
function createMemory() {
  const drafts = new Map<string, Draft>();
  const nameOf = (jobId: number, owner: Owner) => keyOf(jobId, owner).join();
  const read = (jobId: number, owner: Owner) => drafts.get(nameOf(jobId, owner)) ?? null;
  const remove = (jobId: number, owner: Owner) => void drafts.delete(nameOf(jobId, owner));
  const set = (jobId: number, draft: Draft) => {
    drafts.set(nameOf(jobId, draft.owner), draft);
    return draft;
  };
  const open = (jobId: number, owner: Owner) => {
    const [own, former] = [read(jobId, owner), read(jobId, null)];
    if (owner === null || former === null || !shouldMigrateVisitorDraft(former, own ?? undefined)) {
      return set(jobId, own ?? newDraft(owner));
    }
    remove(jobId, null);
    return set(jobId, { ...former, owner });
  };
  return { read, remove, set, open };
}

async function openIn(store: UseStore, jobId: number, owner: Owner): Promise<Draft> {
  const isOfOtherAccount = ([job, other]: DraftKey) =>
    owner !== null && job === jobId && other !== owner && other !== visitors;
  await removeObsolete(store, isOfOtherAccount);
  if (owner !== null) await migrateVisitorDraft(store, jobId, owner);
  const key = keyOf(jobId, owner);
  const fresh = newDraft(owner);
  await update<DraftRecord>(key, (record) => record ?? toRecord(fresh), store);
  return (await readIn(store, key)) ?? fresh;
}

/** Runs in one transaction, so that a second tab does not repeat it. */
function migrateVisitorDraft(store: UseStore, jobId: number, owner: number): Promise<void> {
  const [from, to] = [keyOf(jobId, null), keyOf(jobId, owner)];
  return store('readwrite', async (objects) => {
    const former = await promisifyRequest<DraftRecord | undefined>(objects.get(from));
    const own = await promisifyRequest<DraftRecord | undefined>(objects.get(to));
    if (former === undefined || !shouldMigrateVisitorDraft(former, own)) return undefined;
    const file = await promisifyRequest<Blob | undefined>(objects.get(fileKey(from)));
    for (const key of [...keysWithFile(from), ...keysWithFile(to)]) objects.delete(key);
    objects.put({ ...former, owner }, to);
    if (file !== undefined) objects.put(file, fileKey(to));
    return promisifyRequest(objects.transaction);
  });
}

async function readIn(store: UseStore, key: DraftKey): Promise<Draft | null> {
  const record = await get<DraftRecord>(key, store);
  if (record === undefined) return null;
  const file = await get<Blob>(fileKey(key), store);
  // Drafts of earlier versions lack newer fields.
  return {
    ...blankDraft,
    ...record,
    resume: record.resume === null || file === undefined ? null : { ...record.resume, file },
  };
}

/** Does not recreate a draft that another tab has completed and deleted. */
function changeIn(store: UseStore, key: DraftKey, changes: Partial<Draft>): Promise<void> {
  const savedAt = Date.now();
  return store('readwrite', (objects) => {
    const former: IDBRequest<DraftRecord | undefined> = objects.get(key);
    former.addEventListener('success', () => {
      if (former.result === undefined) return;
      if (changes.resume === null) objects.delete(fileKey(key));
      else if (changes.resume !== undefined) objects.put(changes.resume.file, fileKey(key));
      objects.put({ ...former.result, ...toRecord(changes), savedAt }, key);
    });
    return promisifyRequest(objects.transaction);
  });
}

function toRecord(draft: Draft): DraftRecord;
function toRecord(changes: Partial<Draft>): Partial<DraftRecord>;
function toRecord({ resume, ...fields }: Partial<Draft>): Partial<DraftRecord> {
  if (resume === undefined || resume === null) return resume === null ? { ...fields, resume } : fields;
  const { file: _, ...facts } = resume;
  return { ...fields, resume: facts };
}

/** Deletes stale drafts, records of earlier versions, and drafts that `isObsolete` selects. */
async function removeObsolete(store: UseStore, isObsolete = (_: DraftKey) => false): Promise<void> {
  const all = await entries<IDBValidKey, DraftRecord>(store);
  const obsolete = all.flatMap(([stored, record]): IDBValidKey[] => {
    if (!Array.isArray(stored)) return [stored];
    const key = stored as DraftKey;
    return key.length === 2 && (!isUsable(record) || isObsolete(key)) ? keysWithFile(key) : [];
  });
  await delMany(obsolete, store);
}

export const draftStore = createDraftStore();
