import { createRoot, type Root } from 'react-dom/client';
import { createValueStore } from 'platform';
import { buildPanelData } from './build-panel-data';
import { Panel, type PanelView } from './Panel';
import { headerNav, readPage, retryButton, type InspectedPage } from './read-page';

export interface PanelOptions extends InspectedPage {
  /** Whether the user may see the panel now. */
  isAllowed: () => boolean;
  onClose: () => void;
  /** Loads the page again with the panel. */
  reload: () => void;
}

export interface OpenedPanel {
  close: () => void;
  focus: () => void;
  hasFocus: () => boolean;
}

/** Milliseconds between two readings while entries arrive; a lane that loads grows. */
const refreshAfter = 200;

/** Opens the panel over the page, at the end of the body. */
export function openPanel(options: PanelOptions): OpenedPanel {
  const host = document.createElement('div');
  host.lang = 'en';
  document.body.append(host);
  const { view, stop } = watchPage(options);
  const root: Root = createRoot(host, {
    onUncaughtError: (error) => options.services.telemetry.report('shell', error),
  });
  const close = () => {
    stop();
    root.unmount();
    host.remove();
    options.onClose();
  };
  root.render(
    <Panel
      view={view}
      onClose={close}
      traceAgain={options.reload}
      save={saveFile}
      copy={(text) => void navigator.clipboard.writeText(text).catch(() => {})}
      retryOf={(remote) => {
        const button = retryButton(remote);
        return button === null ? null : () => button.click();
      }}
      scrollTo={({ rect }) => window.scrollTo({ top: rect.y - window.innerHeight / 4 })}
    />,
  );
  return {
    close,
    focus: () => host.querySelector<HTMLElement>('section[tabindex]')?.focus(),
    hasFocus: () => host.contains(document.activeElement),
  };
}

/** Reads the page again after new entries, errors, navigations, and changes of its size. */
function watchPage(options: PanelOptions) {
  let lcp: number | null = null;
  const read = (): PanelView => ({
    data: options.isAllowed() ? buildPanelData(readPage(options, lcp)) : 'refused',
    nav: headerNav(options.live.get().remotes),
    // Outlines end with the content; its own size would keep a page long that became short.
    size: {
      width: document.documentElement.clientWidth,
      height: Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY),
    },
  });
  const view = createValueStore(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      view.set(read());
      if (isLoading(view.get())) refresh();
    }, refreshAfter);
  };
  const paints = observe('largest-contentful-paint', (entries) => {
    lcp = entries.at(-1)?.startTime ?? lcp;
    refresh();
  });
  const observers = [paints, observe('mark', refresh), observe('resource', refresh)];
  const sizes = new ResizeObserver(refresh);
  sizes.observe(document.body);
  const ends = [options.services.history.listen(refresh), listen('scroll', refresh), listen('resize', refresh)];
  let isOpen = true;
  options.services.telemetry.listen(() => isOpen && refresh());
  const stop = () => {
    isOpen = false;
    clearTimeout(timer);
    for (const observer of observers) observer?.disconnect();
    sizes.disconnect();
    for (const end of ends) end();
  };
  return { view, stop };
}

const isLoading = ({ data }: PanelView) =>
  data !== 'refused' && [data.shell, ...data.remotes].some(({ state }) => state === 'loading');

function observe(type: string, onEntries: (entries: PerformanceEntryList) => void): PerformanceObserver | null {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: type !== 'mark' && type !== 'resource' });
  return observer;
}

function listen(type: 'scroll' | 'resize', listener: () => void): () => void {
  window.addEventListener(type, listener, { passive: true });
  return () => window.removeEventListener(type, listener);
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
