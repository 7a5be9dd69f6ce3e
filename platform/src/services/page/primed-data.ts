import { pageElements, type PrimedEntry } from 'shared-contracts';
import { isKnownEndpoint, primeCache } from '../api/prime-cache';
import type { PlatformStore } from '../store/store';
import { readEmbedded } from './embedded';

export interface PrimedData {
  /** Writes embedded responses of injected endpoints into the cache, each once. */
  readonly prime: () => void;
}

/** Entries are retained until their remote has injected its endpoints. */
export function createPrimedData(page: Document, store: PlatformStore): PrimedData {
  const written = readEmbedded(page, pageElements.data);
  let pendingEntries = Array.isArray(written) ? written.filter(isPrimedEntry) : [];
  return {
    prime() {
      const readyEntries = pendingEntries.filter((entry) => isKnownEndpoint(entry.endpointName));
      pendingEntries = pendingEntries.filter((entry) => !readyEntries.includes(entry));
      primeCache(store.dispatch, readyEntries);
    },
  };
}

function isPrimedEntry(value: unknown): value is PrimedEntry {
  return typeof value === 'object' && value !== null && 'endpointName' in value && 'arg' in value;
}
