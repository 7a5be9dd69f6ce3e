import { PlatformProviders, type PageServices } from 'platform/shell';
import { createRoot, type Root } from 'react-dom/client';
import { hydrateAttribute } from 'shared-contracts';
import type { RemoteStatusView } from './deferred-lifecycles';
import { RemoteStatus } from './RemoteStatus';

/** Renders a remote's status in a separate element before the remote's: two roots never share one element. */
export function createRemoteStatusView(services: PageServices, remote: HTMLElement): RemoteStatusView {
  let place: { element: HTMLElement; root: Root } | null = null;
  const open = () => {
    const element = remote.ownerDocument.createElement('div');
    remote.before(element);
    return {
      element,
      root: createRoot(element, { onUncaughtError: (error) => services.telemetry.report('shell', error) }),
    };
  };
  return {
    show(state, retry) {
      place ??= open();
      const readable = remote.hasAttribute(hydrateAttribute);
      place.root.render(
        <PlatformProviders services={services}>
          <RemoteStatus state={state} readable={readable} onRetry={retry} />
        </PlatformProviders>,
      );
    },
    clear() {
      place?.root.unmount();
      place?.element.remove();
      place = null;
    },
  };
}
