import { brand, type Language, type PageContext, type PrimedEntry, type User } from 'shared-contracts';
import type { RunnableDeclaration } from '../remote/declaration';
import { createDetachedServices } from '../services/detached-services';
import { createHead } from '../services/head/head';
import { addTexts, createI18n } from '../services/language/create-i18n';
import { createLanguageService } from '../services/language/language';
import type { PageServices } from '../services/page-services';
import { sessionApi } from '../services/session/session.api';
import { createThemeService } from '../services/theme/theme';

export interface FakePage {
  /** Path with its query; `/` unless told. */
  path?: string;
  language?: Language;
  /** Who is signed in; nobody unless told. `unknown`: the API has yet to be asked. */
  user?: User | null | 'unknown';
  /** Answers that came with the page. */
  data?: readonly PrimedEntry[];
  context?: Partial<PageContext>;
  /** Inside a native app. */
  native?: boolean;
  /** Remotes whose texts are needed. Where one of them owns `path`, the page sees its own addresses only. */
  remotes?: readonly (RunnableDeclaration & { routes?: readonly { path: string }[] })[];
}

/** A platform of its own for one test: a history in memory, a store, the real head, theme, language and toasts. */
export function createFakeServices(page: FakePage = {}): PageServices {
  const { path = '/', language = 'pt', user = null, data = [], remotes = [], native = false } = page;
  const i18n = createI18n(language);
  for (const remote of remotes) addTexts(i18n, remote.id, remote.i18n);
  const { name } = sessionApi.endpoints.getSession;
  const session: PrimedEntry[] = user === 'unknown' ? [] : [{ endpointName: name, arg: {}, value: user }];
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
