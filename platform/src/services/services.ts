// Must be the first import, in this file: webpack drops imports of modules that only re-export.
import '../nonce';
import { createAnnouncer } from './announcer';
import { createFragmentService } from './fragments';
import { createHead } from './head';
import { createBrowserHistory } from './history/browser-history';
import { createI18n, createLanguageService } from './language/language';
import { isNative } from './api/base-query';
import { readPageContext, createPrimedData } from './page-data';
import type { PageServices } from './page-services';
import { createStore } from './store';
import { createTelemetry } from './telemetry';
import { createThemeService } from './theme';
import { createToastService } from './toast';

function createPageServices(page: Window): PageServices {
  const context = readPageContext(page.document);
  const i18n = createI18n(context.language);
  const store = createStore();
  return {
    announcer: createAnnouncer(page.document),
    context,
    fragments: createFragmentService(),
    head: createHead(page.document),
    history: createBrowserHistory(page),
    i18n,
    isNative: () => isNative(page.document),
    language: createLanguageService(i18n, page),
    primedData: createPrimedData(page.document, store),
    store,
    telemetry: createTelemetry(),
    theme: createThemeService(page),
    toast: createToastService(),
  };
}

/**
 * The page's services, created when the platform is evaluated, independently of any root. Only the platform and the shell
 * import this module; other code uses hooks.
 */
export const services = createPageServices(window);
