// Must be the first import, in this file: webpack drops imports of modules that only re-export.
import '../nonce';
import { PlatformError } from 'shared-contracts';
import baseStyles from '../theme/base.css';
import { useMemo, useSyncExternalStore, type ReactNode, type ComponentType } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import type { i18n as I18n } from 'i18next';
import { addTexts, createI18n } from '../services/language';
import { PortalContext } from '../ui/overlay/portal';
import { createLifecycles, type RunnableDeclaration } from './lifecycles';
import { RetryPanel } from '../ui/ErrorPanel/ErrorPanel';
import type { Lifecycles, MountProps, RemoteServices } from './define-lifecycles';

/** Containers inside an isolated remote's shadow root. */
interface ShadowFrame {
  styles: HTMLElement;
  app: HTMLElement;
  portals: HTMLElement;
}

/** Copies the page's element styles, which do not apply inside a shadow root. */
function createBase(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.nonce = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content ?? '';
  style.textContent = baseStyles;
  return style;
}

const frames = new WeakMap<Element, ShadowFrame>();

/** Returns the frame of an element, created on the first call. A shadow root cannot be attached twice, so a remount reuses it. */
function shadowFrameOf(element: HTMLElement): ShadowFrame {
  const known = frames.get(element);
  if (known !== undefined) return known;
  const make = (part: string) => {
    const child = element.ownerDocument.createElement('div');
    child.dataset['part'] = part;
    return child;
  };
  const frame = { styles: make('styles'), app: make('app'), portals: make('portals') };
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.replaceChildren(createBase(element.ownerDocument), frame.styles, frame.app, frame.portals);
  frames.set(element, frame);
  return frame;
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

interface IsolatedRouterProps {
  services: RemoteServices;
  children: ReactNode;
}

/** Router of an isolated remote. It uses the page's history through the remote's services. */
function IsolatedRouter({ services: { address, navigate }, children }: IsolatedRouterProps) {
  const location = useSyncExternalStore(address.subscribe, address.get);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: hrefOf,
      push: (to) => navigate(hrefOf(to)),
      replace: (to) => navigate(hrefOf(to), { replace: true }),
      go: (delta) => window.history.go(delta),
    }),
    [navigate],
  );
  return (
    <Router navigator={navigator} location={location}>
      {children}
    </Router>
  );
}

export interface IsolatedMountProps extends MountProps {
  services: RemoteServices;
}

interface FrameProps {
  element: HTMLElement;
  services: RemoteServices;
  i18n: I18n;
  children: ReactNode;
}

/** Renders styles and overlays into the shadow root, and sets the remote's language to the page's. */
function Frame({ element, services, i18n, children }: FrameProps) {
  const { styles, app, portals } = shadowFrameOf(element);
  const language = useSyncExternalStore(services.language.subscribe, services.language.get);
  if (i18n.language !== language) void i18n.changeLanguage(language);
  return (
    <StyleSheetManager target={styles}>
      <PortalContext value={{ container: portals, background: app }}>
        <I18nextProvider i18n={i18n}>
          <IsolatedRouter services={services}>{children}</IsolatedRouter>
        </I18nextProvider>
      </PortalContext>
    </StyleSheetManager>
  );
}

/**
 * `./app` of a remote in a shadow root with its own React and store. It accesses the page only through the remote's services,
 * which its component receives as a prop.
 */
export function createIsolatedRemote(
  { id, i18n: texts }: RunnableDeclaration,
  App: ComponentType<{ services: RemoteServices }>,
): Lifecycles<IsolatedMountProps> {
  const i18n = createI18n('pt');
  addTexts(i18n, id, texts);
  const framed = ({ domElement, services }: IsolatedMountProps, children: ReactNode) => (
    <Frame element={domElement} services={services} i18n={i18n}>
      {children}
    </Frame>
  );
  return createLifecycles<IsolatedMountProps>({
    id,
    prepare({ services }) {
      // A page that has no types may mount it.
      if ((services as RemoteServices | undefined) === undefined) throw new PlatformError('TP-302', id);
    },
    mayHydrate: () => false,
    target: (element) => shadowFrameOf(element).app,
    tree: (props) => framed(props, <App services={props.services} />),
    panel: ({ retry, code }, props) => framed(props, <RetryPanel missing="page" code={code} onRetry={retry} />),
    report: (name, error, { services }) => services.report(name, error),
  });
}
