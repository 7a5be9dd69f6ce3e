import { brand, isOneOf, languages, pageElements, type PageContext, type PrimedEntry } from 'shared-contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isRegistered, queryNameOf } from './api/contract-queries';
import { api, type PlatformStore } from './store';

/** Part of the action of `upsertQueryEntries` that is needed for errors. RTK Query does not export the type. */
interface UpsertAction extends UnknownAction {
  payload: { queryDescription: object }[];
  meta: { requestId: string };
}

type UpsertEntries = (entries: { endpointName: string; arg: unknown; value: unknown }[]) => UpsertAction;

// The entries are JSON: their types are unknown.
const upsert = api.util.upsertQueryEntries as unknown as UpsertEntries;

type Dispatch = (action: UnknownAction) => unknown;

/**
 * Writes responses that were sent with the HTML into the cache, so the first render needs no requests. For an error, the
 * entry is first written as fulfilled, which prevents a request by the first effect, and then rejected.
 */
export function primeCache(dispatch: Dispatch, entries: readonly PrimedEntry[]): void {
  for (const entry of entries) {
    const { template, arg } = entry;
    const endpointName = queryNameOf(template);
    const action = upsert([{ endpointName, arg, value: 'value' in entry ? entry.value : undefined }]);
    dispatch(action);
    if (!('error' in entry)) continue;
    for (const description of action.payload) dispatch(rejected(action, description, entry.error));
  }
}

function rejected(upserted: UpsertAction, { queryDescription }: { queryDescription: object }, error: object) {
  return {
    type: `${api.reducerPath}/executeQuery/rejected`,
    payload: error,
    error: { message: 'Rejected' },
    meta: {
      arg: queryDescription,
      requestId: upserted.meta.requestId,
      requestStatus: 'rejected',
      rejectedWithValue: true,
      aborted: false,
      condition: false,
    },
  };
}

/** Reads a JSON script element written by the HTML server; null if it is missing or invalid. */
function readEmbedded(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Page context written by the HTML server; defaults from the document if it is missing. */
export function readPageContext(page: Document): PageContext {
  const written = readEmbedded(page, pageElements.context);
  if (isPageContext(written)) return written;
  const { lang } = page.documentElement;
  return {
    language: isOneOf(languages, lang) ? lang : 'pt',
    status: 200,
    publicUrl: page.location.origin,
    employerAppUrl: brand.employerAppUrl,
    blogUrl: brand.blogUrl,
  };
}

function isPageContext(value: unknown): value is PageContext {
  return typeof value === 'object' && value !== null && 'language' in value && isOneOf(languages, value.language);
}

export interface PrimedData {
  /** Writes embedded responses of registered queries into the cache, each once. */
  readonly prime: () => void;
}

/** Entries are retained until their remote has registered its queries. */
export function createPrimedData(page: Document, store: PlatformStore): PrimedData {
  const written = readEmbedded(page, pageElements.data);
  let pendingEntries = Array.isArray(written) ? written.filter(isPrimedEntry) : [];
  return {
    prime() {
      const readyEntries = pendingEntries.filter((entry) => isRegistered(entry.template));
      pendingEntries = pendingEntries.filter((entry) => !readyEntries.includes(entry));
      primeCache(store.dispatch, readyEntries);
    },
  };
}

function isPrimedEntry(value: unknown): value is PrimedEntry {
  return typeof value === 'object' && value !== null && 'template' in value && 'arg' in value;
}
