import type { UnknownAction } from '@reduxjs/toolkit';
import type { PrimedEntry } from 'shared-contracts';
import { api } from './api';

/** What `upsertQueryEntries` dispatches, as far as an error needs it: RTK Query's types leave it out. */
interface UpsertAction extends UnknownAction {
  payload: { queryDescription: object }[];
  meta: { requestId: string };
}

type UpsertEntries = (entries: { endpointName: string; arg: unknown; value: unknown }[]) => UpsertAction;

// The entries come as JSON: their names and types are only known once a remote has injected its endpoints.
const upsert = api.util.upsertQueryEntries as unknown as UpsertEntries;

type Dispatch = (action: UnknownAction) => unknown;

export function isKnownEndpoint(name: string): boolean {
  return Object.hasOwn(api.endpoints, name);
}

/**
 * Puts answers that came with the HTML into the cache, so that the first render has them and asks for nothing. An error
 * is an answer too: the entry is written first, which marks it as answered and keeps the page's first effect from
 * asking again, and then failed.
 */
export function primeCache(dispatch: Dispatch, entries: readonly PrimedEntry[]): void {
  for (const entry of entries) {
    const { endpointName, arg } = entry;
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
