import { useEffect, type ComponentType } from 'react';
import { toPlatformError } from 'shared-contracts';
import { services } from '#services';
import { createScopedHistory } from '../services/history/history';
import { addTexts } from '../services/language';
import { fragmentId, createLifecycles, type RunnableDeclaration, type RootFailure } from './lifecycles';
import type { Lifecycles, MountProps } from './define-lifecycles';
import type { LazyPage } from './lazy-page';
import { PlatformProviders } from './PlatformProviders';
import { RetryPanel } from '../ui/ErrorPanel/ErrorPanel';

export interface RemoteMountProps extends MountProps {
  /** Whether a path belongs to this remote. Default: every path. */
  owns?: (pathname: string) => boolean;
}

export interface FragmentMountProps<Props extends object> extends MountProps {
  props: Props;
}

const everything = () => true;

/** False if the user navigated back before the root was created, so the server content is for another URL. */
function isAtRenderedUrl(): boolean {
  const { path } = services.context;
  const { pathname, search } = services.history.get().location;
  return path === undefined || path === pathname + search;
}

interface FailedRootProps extends RootFailure {
  missing: 'page' | 'part';
  owns: (pathname: string) => boolean;
}

function FailedRoot({ owns, retry, ...panel }: FailedRootProps) {
  useEffect(() => {
    const { history } = services;
    // The content of another address may render. A remote that does not own the address is unmounted.
    return history.listen(() => void (owns(history.get().location.pathname) && retry()));
  }, [owns, retry]);
  return <RetryPanel onRetry={retry} {...panel} />;
}

/** Common options of the page's roots: texts and primed responses before the first render, a retry panel after a crash. */
const common = ({ id, i18n }: RunnableDeclaration, missing: 'page' | 'part') => ({
  prepare() {
    addTexts(services.i18n, id, i18n);
    services.primedData.prime();
  },
  mayHydrate: () => services.language.get() === services.context.language && isAtRenderedUrl(),
  panel: (failure: RootFailure, { owns = everything }: Omit<RemoteMountProps, 'version'>) => (
    <PlatformProviders services={services}>
      <FailedRoot missing={missing} owns={owns} {...failure} />
    </PlatformProviders>
  ),
  report: services.telemetry.report,
});

/**
 * A remote's `./app`: `export default createRemote(remote, App)`. Returns single-spa lifecycles in the browser and an object
 * with `id` and `render` on the server.
 *
 * @param pages - pages of `App` in chunks of their own, in the order in which paths are matched
 */
export function createRemote(
  declaration: RunnableDeclaration,
  App: ComponentType,
  pages: readonly LazyPage[] = [],
): Lifecycles<RemoteMountProps> {
  return createLifecycles<RemoteMountProps>({
    ...common(declaration, 'page'),
    async load() {
      const { pathname } = services.history.get().location;
      await pages
        .find(({ hasPath }) => hasPath(pathname))
        ?.load()
        .catch((error: unknown) => services.telemetry.report(declaration.id, toPlatformError('TP-201', error)));
    },
    id: declaration.id,
    tree: ({ owns = everything }) => (
      <PlatformProviders services={services} source={createScopedHistory(services.history, owns)}>
        <App />
      </PlatformProviders>
    ),
  });
}

/** A fragment that other pages embed with `<Fragment of="mfe-jobs:recent" />`, which passes its props. */
export function createFragment<Props extends object>(
  declaration: RunnableDeclaration,
  name: string,
  Component: ComponentType<Props>,
): Lifecycles<FragmentMountProps<Props>> {
  return createLifecycles<FragmentMountProps<Props>>({
    ...common(declaration, 'part'),
    id: fragmentId(declaration, name),
    tree: ({ props }) => (
      <PlatformProviders services={services} source={createScopedHistory(services.history, everything)}>
        <Component {...props} />
      </PlatformProviders>
    ),
  });
}
