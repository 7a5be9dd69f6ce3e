import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { PlatformError, type Language, type PageContext, type Theme } from 'shared-contracts';
import { formatOf, type Format } from './format';
import type { PageMeta } from './head';
import type { PageServices } from './services';
import type { Toast, ToastService } from './toast';
import { useClientValue } from './use-client-value';

export const ServicesContext = createContext<PageServices | null>(null);

/** The page's services, for platform hooks. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new PlatformError('TP-506', 'outside createRemote, createFragment and the shell');
  return services;
}

/** Context from the HTML server: language, status, URLs of related systems. */
export function usePageContext(): PageContext {
  return useServices().context;
}

/** Announces a change to screen readers ("32 ofertas"). */
export function useAnnounce(): (text: string) => void {
  return useServices().announcer.announce;
}

/** Formatters for dates, numbers and salaries in the page's language. The output is the same on the server and in the browser. */
export function useFormat(): Format {
  return formatOf(useLanguage().language);
}

/**
 * Sets the page's metadata while the component is mounted. The last mounted component applies. The server renders the first
 * head from the remote's declaration; this hook updates it after navigations.
 */
export function usePageMeta({ title, description, robots, canonical, structuredData }: PageMeta): void {
  const { head } = useServices();
  // Compare the serialized object, because callers create a new object on each render.
  const data = structuredData === undefined ? undefined : JSON.stringify(structuredData);
  useEffect(
    () =>
      head.describe({
        title,
        description,
        robots,
        canonical,
        structuredData: data === undefined ? undefined : (JSON.parse(data) as object),
      }),
    [head, title, description, robots, canonical, data],
  );
}

/** While `open`, the next back navigation calls `close` and stays on the page. For overlays that cover the page on phones. */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useServices();
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? history.addLayer(() => closeNow()) : undefined), [history, open]);
}

/** The page's language and its setter, which stores the choice and re-renders all roots. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language: service } = useServices();
  const language = useSyncExternalStore(service.subscribe, service.get, service.get);
  return { language, setLanguage: service.set };
}

/**
 * Whether the page runs inside a native app (SPEC §2, §7). False on the server and during hydration. Styles use
 * `html[data-native]` instead, which is set before the first render.
 */
export function useIsNative(): boolean {
  return useClientValue(useServices().isNative(), false);
}

/** Rendered by the server, which does not know the choice. Only the theme control depends on it. */
const serverSnapshot = (): Theme => 'light';

/** The chosen theme and its setter, for the theme control. Styles use the theme's custom properties instead. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { theme: service } = useServices();
  const theme = useSyncExternalStore(service.subscribe, service.get, serverSnapshot);
  return { theme, setTheme: service.set };
}

/**
 * `show({ title })` shows a toast and replaces the current one; `dismiss()` removes it; `current` and `subscribe` observe it.
 *
 * @remarks
 * - A toast is announced without moving focus. Its time stops while it has the pointer or focus.
 * - Use a `Note` for what must remain readable.
 */
export function useToast(): ToastService {
  return useServices().toast;
}

const none = () => null;

/** The current toast, for the shell's toast view. */
export function useCurrentToast(): Toast | null {
  const { toast } = useServices();
  return useSyncExternalStore(toast.subscribe, toast.current, none);
}
