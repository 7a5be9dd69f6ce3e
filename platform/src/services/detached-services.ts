import type { i18n as I18n } from 'i18next';
import { isOneOf, languages, type Language, type PageContext, type PrimedEntry } from 'shared-contracts';
import { primeCache } from './page-data';
import { createFragmentService } from './fragments';
import { createMemoryHistory } from './history/memory-history';
import type { PageServices } from './services';
import { createStore } from './store';
import { createTelemetry } from './telemetry';
import { createToastService } from './toast';

export interface DetachedPage {
  /** Path with its query. */
  path: string;
  i18n: I18n;
  context: PageContext;
  data: readonly PrimedEntry[];
}

const nothing = () => {};
const noSubscription = () => nothing;

/** Page services without a browser, for server rendering and tests. */
export function createDetachedServices({ path, i18n, context, data }: DetachedPage): PageServices {
  const store = createStore();
  primeCache(store.dispatch, data);
  return {
    announcer: { announce: nothing },
    context,
    fragments: createFragmentService(),
    head: { describe: noSubscription, title: () => '' },
    history: createMemoryHistory(path),
    i18n,
    isNative: () => false,
    language: fixedLanguage(i18n),
    primedData: { prime: nothing },
    store,
    telemetry: createTelemetry(nothing),
    theme: fixedTheme,
    toast: createToastService(),
  };
}

function fixedLanguage(i18n: I18n): PageServices['language'] {
  const language: Language = isOneOf(languages, i18n.language) ? i18n.language : 'pt';
  return { get: () => language, set: nothing, subscribe: noSubscription, settle: nothing };
}

const fixedTheme: PageServices['theme'] = { get: () => 'light', set: nothing, subscribe: noSubscription };
