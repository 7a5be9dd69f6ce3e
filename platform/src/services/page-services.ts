import type { i18n as I18n } from 'i18next';
import type { PageContext } from 'shared-contracts';
import type { Announcer } from './announcer/announcer';
import type { FragmentService } from './fragments/fragments';
import type { HeadService } from './head/head';
import type { PlatformHistory } from './history/types';
import type { LanguageService } from './language/language';
import type { PrimedData } from './page/primed-data';
import type { PlatformStore } from './store/store';
import type { Telemetry } from './telemetry/telemetry';
import type { ThemeService } from './theme/theme';
import type { ToastService } from './toast/toast';

/**
 * Everything that exists once per page. The browser makes one set when `platform` is loaded, the server one per render,
 * a test one of its own; components reach it through hooks and never ask which it is.
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
