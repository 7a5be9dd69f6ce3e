import { brand, type Language, type PageContext, type PrimedEntry, type User } from 'shared-contracts';
import type { RunnableDeclaration } from '../remote/lifecycles';
import { createDetachedServices } from '../services/detached-services';
import { createHead } from '../services/head';
import { addTexts, createI18n, createLanguageService } from '../services/language';
import type { PageServices } from '../services/services';
import { primedSession } from '../services/session/session';
import { createThemeService } from '../services/theme';

/** State of the page that a test starts from. Each property has a default. */
export interface FakePage {
  /** Path with query. Default: `/`. */
  path?: string;
  language?: Language;
  /** The signed-in user. Default: null. `unknown`: the session has not been fetched. */
  user?: User | null | 'unknown';
  /** Primed responses. */
  data?: readonly PrimedEntry[];
  context?: Partial<PageContext>;
  /** Inside a native app. */
  native?: boolean;
  /** Remotes whose texts are loaded. If one of them owns `path`, the history is scoped to it. */
  remotes?: readonly (RunnableDeclaration & { routes?: readonly { path: string }[] })[];
}

/** Page services for one test: in-memory history, a store, and the real head, theme, language and toast services. */
export function createFakeServices(page: FakePage = {}): PageServices {
  const { path = '/', language = 'pt', user = null, data = [], remotes = [], native = false } = page;
  const i18n = createI18n(language);
  for (const remote of remotes) addTexts(i18n, remote.id, remote.i18n);
  const session: PrimedEntry[] = user === 'unknown' ? [] : [primedSession(user)];
  const context: PageContext = {
    language,
    status: 200,
    publicUrl: window.location.origin,
    employerAppUrl: brand.employerAppUrl,
    blogUrl: brand.blogUrl,
    ...page.context,
  };
  return {
    ...createDetachedServices({ path, i18n, context, data: [...session, ...data] }),
    head: createHead(document),
    isNative: () => native,
    language: createLanguageService(i18n, window),
    theme: createThemeService(window),
  };
}
