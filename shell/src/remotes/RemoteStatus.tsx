import { createRoot, type Root } from 'react-dom/client';
import { Container, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import { commonNamespace, PlatformProviders, RetryPanel, type PageServices } from 'platform/shell';
import { hydrateAttribute, type PlatformErrorCode } from 'shared-contracts';
import type { RemoteState, RemoteStatusView } from './deferred-lifecycles';

interface RemoteStatusProps {
  state: RemoteState;
  /** The server's content is readable while the remote loads: no placeholder is needed. */
  readable: boolean;
  onRetry: () => void;
  code?: PlatformErrorCode | undefined;
}

/** Shown above a remote's element until the remote is mounted. */
export function RemoteStatus({ state, readable, onRetry, code }: RemoteStatusProps) {
  const { t } = useTranslation(commonNamespace);
  if (state === 'failed') return <RetryPanel missing="page" readable={readable} code={code} onRetry={onRetry} />;
  if (readable) return null;
  return (
    <Container>
      <div role="status" aria-busy="true">
        <VisuallyHidden>{t('remote.loading')}</VisuallyHidden>
      </div>
      <Skeleton height="3rem" shape="tile" />
      <Skeleton height="24rem" shape="tile" />
    </Container>
  );
}

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
    show(state, retry, code) {
      place ??= open();
      const readable = remote.hasAttribute(hydrateAttribute);
      place.root.render(
        <PlatformProviders services={services}>
          <RemoteStatus state={state} readable={readable} code={code} onRetry={retry} />
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
