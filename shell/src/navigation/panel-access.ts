import { createPageStorage, type PageServices, type SessionSource } from 'platform/shell';
import type { OpenedPanel, PanelOptions } from '../panel/open-panel';
import type { LiveRegistry } from '../remotes/live-registry';

/** Defined by the build. */
declare const __VERSION__: string;

/** Of versions that `npm run dev` builds. */
const developmentSuffix = '-dev';
const key = 'shell.panel';

interface PanelPage {
  live: Pick<LiveRegistry, 'get' | 'ownerOf'>;
  services: PageServices;
  session: Pick<SessionSource, 'get' | 'subscribe'>;
  /** Path of the document that the server sent. */
  opened: string;
  shellVersion?: string;
  load?: () => Promise<(options: PanelOptions) => OpenedPanel>;
  page?: Window;
}

const loadPanel = async () => (await import(/* webpackChunkName: "panel" */ '../panel/open-panel')).openPanel;
const builtVersion = () => (typeof __VERSION__ === 'string' ? __VERSION__ : '');

/**
 * The panel of the page, for admins and in development: with `?panel` in the address, for the tab until it is closed, or with
 * Shift+P. Its code is loaded when it is opened. Returns whether it was opened in this document: the page view is not measured
 * then.
 */
export function offerPanel(options: PanelPage): () => boolean {
  const { session, page = window } = options;
  const access = new PanelAccess(options, page);
  session.subscribe(access.openIfWanted);
  page.document.addEventListener('keydown', access.onKey);
  access.openIfWanted();
  return () => access.wasOpened;
}

class PanelAccess {
  wasOpened = false;
  readonly #options: PanelPage;
  readonly #page: Window;
  readonly #storage: ReturnType<typeof createPageStorage>;
  readonly #shellVersion: string;
  #opening = false;
  #panel: OpenedPanel | null = null;
  #focusedBefore: Element | null = null;
  #viewStart = 0;

  constructor(options: PanelPage, page: Window) {
    this.#options = options;
    this.#page = page;
    this.#storage = createPageStorage('sessionStorage', page);
    this.#shellVersion = options.shellVersion ?? builtVersion();
    if (new URLSearchParams(page.location.search).has('panel')) this.#storage.set(key, '1');
    this.#followViews();
  }

  openIfWanted = () => {
    if (this.#storage.get(key) !== null) void this.#open(false);
  };

  onKey = (event: KeyboardEvent) => {
    if (!event.shiftKey || event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isField(event.composedPath()[0]) || !this.#isAllowed()) return;
    event.preventDefault();
    if (this.#panel?.hasFocus() === true) this.#panel.close();
    else void this.#open(true);
  };

  #isAllowed = () =>
    this.#shellVersion.endsWith(developmentSuffix) || this.#options.session.get().user?.role === 'admin';

  async #open(isFocused: boolean) {
    if (isFocused) this.#focusedBefore = this.#page.document.activeElement;
    if (this.#panel === null) {
      if (this.#opening || !this.#isAllowed()) return;
      this.#opening = true;
      try {
        const open = await (this.#options.load ?? loadPanel)();
        this.#show(open);
      } catch (error) {
        this.#options.services.telemetry.report('shell', error);
      }
      this.#opening = false;
    }
    if (isFocused) setTimeout(() => this.#panel?.focus());
  }

  #show(open: (options: PanelOptions) => OpenedPanel) {
    const { live, services } = this.#options;
    this.wasOpened = true;
    this.#storage.set(key, '1');
    this.#panel = open({
      live,
      services,
      shellVersion: this.#shellVersion,
      viewStart: () => this.#viewStart,
      isAllowed: this.#isAllowed,
      reload: () => this.#page.location.reload(),
      onClose: this.#onClose,
    });
  }

  #onClose = () => {
    const hadFocus = this.#panel?.hasFocus() === true || this.#focusedBefore !== null;
    this.#panel = null;
    this.#storage.remove(key);
    if (hadFocus && this.#focusedBefore instanceof HTMLElement) this.#focusedBefore.focus();
    this.#focusedBefore = null;
  };

  /** A navigation within the document begins a page view. */
  #followViews() {
    const { history } = this.#options.services;
    let pathname = this.#options.opened;
    const follow = () => {
      const now = history.get().location.pathname;
      if (now !== pathname) this.#viewStart = performance.now();
      pathname = now;
    };
    follow();
    history.listen(follow);
  }
}

/** A field receives the key itself. */
function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [contenteditable], [role="textbox"]');
}
