// Only for the shell, which is in the same bundle and therefore uses the same service instances. Not shared with remotes.
export { services } from '#services';
export { createLifecycles, type Lifecycles } from './remote/lifecycles';
export { createNarrowPlatform } from './remote/narrow-platform';
export { PlatformProviders } from './remote/PlatformProviders';
export { RetryPanel } from './ui/ErrorPanel/ErrorPanel';
export type { RemoteMountProps } from './remote/create-remote';
export type { MountFragment, MountedFragment } from './services/fragments';
export { createScopedHistory, type PlatformHistory } from './services/history/history';
export { addTexts, commonNamespace } from './services/language';
export { detectNative } from './services/native/detect-native';
export { postToServiceWorker, type WorkerMessage } from './services/service-worker';
export type { PageServices } from './services/services';
export { createSessionSource, type SessionSource } from './services/session/session';
export { useFailedSessionRequest } from './services/session/use-session';
export { loadingAfter, slowAfter } from './services/use-loading-stage';
export { createPageStorage } from './services/page-storage';
export { platformVersion } from './version';
