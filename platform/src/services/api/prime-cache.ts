import type { UnknownAction } from '@reduxjs/toolkit';
import type { PrimedEntry } from 'shared-contracts';
import { api } from './api';

/** Part of the action of `upsertQueryEntries` that is needed for errors. RTK Query does not export the type. */
interface UpsertAction extends UnknownAction {
  payload: { queryDescription: object }[];
  meta: { requestId: string };
}

type UpsertEntries = (entries: { endpointName: string; arg: unknown; value: unknown }[]) => UpsertAction;

// The entries are JSON: their endpoint names and types are unknown until a remote injects its endpoints.
const upsert = api.util.upsertQueryEntries as unknown as UpsertEntries;

type Dispatch = (action: UnknownAction) => unknown;

export function isKnownEndpoint(name: string): boolean {
  return Object.hasOwn(api.endpoints, name);
}

/**
 * Writes responses that were sent with the HTML into the cache, so the first render needs no requests. For an error, the
 * entry is first written as fulfilled, which prevents a request by the first effect, and then rejected.
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
