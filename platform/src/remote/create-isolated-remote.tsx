// Must be the first import, in this file: webpack drops imports of modules that only re-export.
import '../nonce';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import type { i18n as I18n } from 'i18next';
import { addTexts, createI18n } from '../services/language/create-i18n';
import { PortalContext } from '../ui/overlay/portal';
import type { RunnableDeclaration } from './declaration';
import { IsolatedRouter } from './IsolatedRouter';
import { createLifecycles, type Lifecycles, type MountProps } from './lifecycles';
import type { NarrowPlatform } from './narrow-platform';
import { RetryPanel } from './RetryPanel';
import { shadowFrameOf } from './shadow-frame';

export interface IsolatedMountProps extends MountProps {
  platform: NarrowPlatform;
}

interface FrameProps {
  element: HTMLElement;
  platform: NarrowPlatform;
  i18n: I18n;
  children: ReactNode;
}

/** Renders styles and overlays into the shadow root, and sets the remote's language to the page's. */
function Frame({ element, platform, i18n, children }: FrameProps) {
  const { styles, app, portals } = shadowFrameOf(element);
  const language = useSyncExternalStore(platform.language.subscribe, platform.language.get);
  if (i18n.language !== language) void i18n.changeLanguage(language);
  return (
    <StyleSheetManager target={styles}>
      <PortalContext value={{ container: portals, background: app }}>
        <I18nextProvider i18n={i18n}>
          <IsolatedRouter platform={platform}>{children}</IsolatedRouter>
        </I18nextProvider>
      </PortalContext>
    </StyleSheetManager>
  );
}

/**
 * `./app` of a remote in a shadow root with its own React and store. It accesses the page only through the narrow platform,
 * which its component receives as a prop.
 */
export function createIsolatedRemote(
  { id, i18n: texts }: RunnableDeclaration,
  App: ComponentType<{ platform: NarrowPlatform }>,
): Lifecycles<IsolatedMountProps> {
  const i18n = createI18n('pt');
  addTexts(i18n, id, texts);
  const framed = ({ domElement, platform }: IsolatedMountProps, children: ReactNode) => (
    <Frame element={domElement} platform={platform} i18n={i18n}>
      {children}
    </Frame>
  );
  return createLifecycles<IsolatedMountProps>({
    id,
    mayHydrate: () => false,
    target: (element) => shadowFrameOf(element).app,
    tree: (props) => framed(props, <App platform={props.platform} />),
    panel: (retry, props) => framed(props, <RetryPanel missing="page" onRetry={retry} />),
    report: (name, error, { platform }) => platform.report(name, error),
  });
}
