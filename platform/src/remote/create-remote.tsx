import type { ComponentType } from 'react';
import { services } from '#services';
import { createScopedHistory } from '../services/history/scoped-history';
import { addTexts } from '../services/language/create-i18n';
import { fragmentId, type RunnableDeclaration } from './declaration';
import { createLifecycles, type Lifecycles, type MountProps } from './lifecycles';
import { PlatformProviders } from './PlatformProviders';
import { RetryPanel } from './RetryPanel';

export interface RemoteMountProps extends MountProps {
  /** Whether an address is this remote's; all are unless told. */
  owns?: (pathname: string) => boolean;
}

export interface FragmentMountProps<Props extends object> extends MountProps {
  props: Props;
}

const everything = () => true;

/** Whoever goes back before a root is made is at an address that the server did not write for. */
function isWhereItWasWritten(): boolean {
  const { path } = services.context;
  const { pathname, search } = services.history.get().location;
  return path === undefined || path === pathname + search;
}

/** What roots of the page have in common: texts and primed answers before the first render, a panel after a crash. */
const common = ({ id, i18n }: RunnableDeclaration, missing: 'page' | 'part') => ({
  prepare() {
    addTexts(services.i18n, id, i18n);
    services.primedData.prime();
  },
  mayHydrate: () => services.language.get() === services.context.language && isWhereItWasWritten(),
  panel: (retry: () => void) => (
    <PlatformProviders services={services}>
      <RetryPanel missing={missing} onRetry={retry} />
    </PlatformProviders>
  ),
  report: services.telemetry.report,
});

/**
 * A remote's `./app`: `export default createRemote(remote, App)`. In the browser it is single-spa's lifecycles, on the
 * server `{ id, render }`; the component never knows which.
 */
export function createRemote(declaration: RunnableDeclaration, App: ComponentType): Lifecycles<RemoteMountProps> {
  return createLifecycles<RemoteMountProps>({
    ...common(declaration, 'page'),
    id: declaration.id,
    tree: ({ owns = everything }) => (
      <PlatformProviders services={services} source={createScopedHistory(services.history, owns)}>
        <App />
      </PlatformProviders>
    ),
  });
}

/** A part that other pages embed with `<Fragment of="mfe-jobs:recent" />`; its props come from there. */
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
