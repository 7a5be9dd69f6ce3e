// Must be the first import, in this file: webpack drops imports of modules that only re-export.
import '../nonce';
import type { i18n as I18n } from 'i18next';
import type { PageContext } from 'shared-contracts';
import { createAnnouncer, type Announcer } from './announcer';
import { createFragmentService, type FragmentService } from './fragments';
import { createHead, type HeadService } from './head';
import { createBrowserHistory } from './history/browser-history';
import { createI18n, createLanguageService, type LanguageService } from './language';
import { isNative } from './api/base-query';
import { readPageContext, createPrimedData, type PrimedData } from './page-data';
import { createStore, type PlatformStore } from './store';
import { createTelemetry, recordUncaught, type Telemetry } from './telemetry';
import { createThemeService, type ThemeService } from './theme';
import { createToastService, type ToastService } from './toast';
import type { PlatformHistory } from './history/history';

/**
 * Services that exist once per page. They are created when `platform` is loaded in the browser, per render on the server,
 * and per test. Components access them through hooks.
 */
export interface PageServices {
  readonly announcer: Announcer;
  readonly context: PageContext;
  readonly fragments: FragmentService;
  readonly head: HeadService;
  readonly history: PlatformHistory;
  readonly i18n: I18n;
  readonly isNative: () => boolean;
  readonly language: LanguageService;
  readonly primedData: PrimedData;
  readonly store: PlatformStore;
  readonly telemetry: Telemetry;
  readonly theme: ThemeService;
  readonly toast: ToastService;
}

function createPageServices(page: Window): PageServices {
  const context = readPageContext(page.document);
  const i18n = createI18n(context.language);
  const store = createStore();
  const telemetry = createTelemetry();
  recordUncaught(telemetry, page);
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
    telemetry,
    theme: createThemeService(page),
    toast: createToastService(),
  };
}

/**
 * The page's services, created when the platform is evaluated, independently of any root. Only the platform and the shell
 * import this module; other code uses hooks.
 */
export const services = createPageServices(window);
