import { createRoot } from 'react-dom/client';
import { createRouteMatcher, type RemoteDeclaration, type RemoteRoute } from 'shared-contracts';
import { services } from '#services';
import { createRemoteServices } from '../remote/remote-services';
import type { Lifecycles, MountProps } from '../remote/define-lifecycles';
import { PlatformProviders } from '../remote/PlatformProviders';
import { addTexts, languageKey } from '../services/language';
import { createSessionSource, type SessionSource } from '../services/session/session';
import { useCurrentToast, useToast } from '../services/use-services';
import type { RecordedAnswers, Standalone } from '../testing/standalone';
import { ToastHost } from '../ui/Toast/ToastHost';
import { TooltipHost } from '../ui/Tooltip/TooltipHost';
import { installFakeNetwork } from './fake-network';
import { createNotices, type Notices } from './notices';

/** Mount properties of apps, isolated apps and fragments together. */
type AnyLifecycles = Lifecycles<MountProps & Record<string, unknown>>;
type LoadPart = () => Promise<{ default: AnyLifecycles }>;

/** The parts of a remote, collected by the generated entry (`tools/webpack/standalone-entry.cjs`). */
export interface StandaloneParts {
  remote: RemoteDeclaration;
  standalone: Standalone | null;
  recorded: RecordedAnswers | null;
  app: LoadPart;
  fragments: Readonly<Record<string, LoadPart>>;
}

/** Path of the documents that show one fragment. */
const fragmentPath = '/__dev/fragments/';
/** The first document in the toolbar's frame: it only sends the pages. */
const startPath = '/__dev/start';

const { history, telemetry, i18n, language, fragments: fragmentService } = services;

/** Starts the remote in this document. Returns what applies changes of the declaration without a reload. */
export function startStandalone(parts: StandaloneParts): { update: (remote: RemoteDeclaration) => Promise<void> } {
  const { remote, standalone, recorded } = parts;
  const notices = createNotices(remote.id);
  installFakeNetwork({ answers: standalone?.answers ?? [], recorded, onUnanswered: notices.unanswered });
  showErrors();
  const session = createSessionSource(services.store);
  session.start(window);
  provideFragments(parts);
  mountOverlays();
  followToolbar(parts);
  void mountAt(window.location.pathname).catch((error: unknown) => telemetry.report(remote.id, error));
  language.settle();

  async function mountAt(pathname: string): Promise<void> {
    if (pathname === startPath) return;
    if (pathname.startsWith(fragmentPath)) await mountFragment(parts, pathname.slice(fragmentPath.length), notices);
    else await mountApp(parts, session, notices);
  }

  return {
    async update(changed) {
      // An isolated remote has its own texts.
      if (changed.isolation !== undefined) return window.location.reload();
      // Evaluates changed modules.
      await Promise.all([parts.app(), ...Object.values(parts.fragments).map(async (load) => load())]);
      addTexts(i18n, changed.id, changed.i18n);
      await i18n.changeLanguage(language.get());
    },
  };
}

/** The overlay of the development server shows uncaught errors only; those of a boundary are reported to telemetry. */
function showErrors(): void {
  const { report } = telemetry;
  Object.assign(telemetry, {
    report(id: string, error: unknown) {
      report(id, error);
      window.reportError(error);
    },
  });
}

async function mountApp({ remote, app }: StandaloneParts, session: SessionSource, notices: Notices): Promise<void> {
  const routeAt = createRouteMatcher<RemoteRoute>(
    remote.routes.map((route) => ({ owner: route, pattern: route.path })),
  );
  const owns = (pathname: string) => routeAt(pathname) !== null;
  const lifecycles = (await app()).default;
  const domElement = addElement('main');
  const props = {
    domElement,
    owns,
    services: createRemoteServices({ id: remote.id, services, session, owns }).services,
  };
  let mounted: Promise<void> | null = null;
  const show = () => {
    const { pathname } = history.get().location;
    const found = routeAt(pathname);
    const refusal = found === null ? `${pathname} is not a page of ${remote.id}.` : refusalOf(found.owner, session);
    notices.page(refusal);
    if (refusal !== null || session.get().status === 'loading' || mounted !== null) return;
    mounted = lifecycles.bootstrap().then(async () => lifecycles.mount(props));
  };
  history.listen(show);
  session.subscribe(show);
  show();
}

/** The shell shows the sign-in page or the page without permission instead. */
function refusalOf({ access, path }: RemoteRoute, session: SessionSource): string | null {
  const { status, user } = session.get();
  if (access === 'public' || status === 'loading') return null;
  const isAllowed = user !== null && (access === 'authenticated' || user.role === access);
  const required = access === 'authenticated' ? 'candidate' : access;
  return isAllowed ? null : `${path} requires a session. Choose “${required}” in the toolbar.`;
}

async function mountFragment(parts: StandaloneParts, name: string, notices: Notices): Promise<void> {
  const load = parts.fragments[name];
  if (load === undefined) return notices.page(`${parts.remote.id} has no fragment “${name}”.`);
  const domElement = addElement('main');
  const lifecycles = (await load()).default;
  await lifecycles.bootstrap();
  await lifecycles.mount({ domElement, props: parts.standalone?.fragments?.[name] ?? {} });
  // Links of a fragment lead to pages, which need their own document.
  history.listen(() => window.location.reload());
}

function addElement(name: string): HTMLElement {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

/** The remote's own fragments are mounted; the place of another remote's fragment is marked. */
function provideFragments({ remote, fragments }: StandaloneParts): void {
  fragmentService.provide((address, domElement, props) => {
    const [id, name = ''] = address.split(':');
    const load = id === remote.id ? fragments[name] : undefined;
    if (load === undefined) {
      domElement.textContent = `Fragment ${address}`;
      return { mounted: Promise.resolve(), update() {}, unmount: () => domElement.replaceChildren() };
    }
    const loaded = load().then(async ({ default: lifecycles }) => {
      await lifecycles.bootstrap();
      await lifecycles.mount({ domElement, props });
      return lifecycles;
    });
    return {
      mounted: loaded.then(() => undefined),
      update: (changed) => void loaded.then((lifecycles) => lifecycles.update({ domElement, props: changed })),
      unmount: () => void loaded.then((lifecycles) => lifecycles.unmount({ domElement })),
    };
  });
}

/** The shell's part above every page. */
function Overlays() {
  const toast = useCurrentToast();
  const { dismiss } = useToast();
  return (
    <>
      <ToastHost toast={toast} onClose={dismiss} />
      <TooltipHost />
    </>
  );
}

function mountOverlays(): void {
  createRoot(addElement('div')).render(
    <PlatformProviders services={services}>
      <Overlays />
    </PlatformProviders>,
  );
}

/** Sends the toolbar, which shows this document in a frame, the remote's pages and the current address; applies its language. */
function followToolbar({ remote, standalone, recorded, fragments }: StandaloneParts): void {
  const send = (message: object) => {
    if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
  };
  const plain = remote.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const sendAddress = () => {
    const { pathname, search } = history.get().location;
    send({ kind: 'address', path: pathname + search });
  };
  send({
    kind: 'remote',
    pages: [...new Set([...(standalone?.pages ?? plain), ...(recorded?.pages ?? [])])],
    fragments: Object.keys(fragments).map((name) => fragmentPath + name),
    session: remote.routes.some(({ access }) => access === 'admin') ? 'admin' : 'visitor',
    isRecorded: recorded !== null,
  });
  sendAddress();
  history.listen(sendAddress);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === languageKey && (newValue === 'pt' || newValue === 'en')) language.set(newValue);
  });
}
