// Must be the first import, in this file: webpack drops imports of modules that only re-export.
import '../nonce';
import { createAnnouncer } from './announcer/announcer';
import { createFragmentService } from './fragments/fragments';
import { createHead } from './head/head';
import { createBrowserHistory } from './history/browser-history';
import { createI18n } from './language/create-i18n';
import { createLanguageService } from './language/language';
import { isNative } from './native/native';
import { readPageContext } from './page/page-context';
import { createPrimedData } from './page/primed-data';
import type { PageServices } from './page-services';
import { createStore } from './store/store';
import { createTelemetry } from './telemetry/telemetry';
import { createThemeService } from './theme/theme';
import { createToastService } from './toast/toast';

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
