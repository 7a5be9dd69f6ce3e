import type { i18n as I18n } from 'i18next';
import type { PageContext } from 'shared-contracts';
import type { Announcer } from './announcer';
import type { FragmentService } from './fragments';
import type { HeadService } from './head';
import type { PlatformHistory } from './history/history';
import type { LanguageService } from './language/language';
import type { PrimedData } from './page-data';
import type { PlatformStore } from './store';
import type { Telemetry } from './telemetry';
import type { ThemeService } from './theme';
import type { ToastService } from './toast';

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
