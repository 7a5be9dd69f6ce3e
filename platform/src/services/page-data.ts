import { brand, isOneOf, languages, pageElements, type PageContext, type PrimedEntry } from 'shared-contracts';
import { isKnownEndpoint, primeCache } from './api/prime-cache';
import type { PlatformStore } from './store';

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
