// For remotes of any framework, which compile it. It contains no library.
export {
  defineLifecycles,
  type KeyOf,
  type LifecycleSteps,
  type Readable,
  type RemoteServices,
  type ServiceProps,
  type Translate,
} from './remote/define-lifecycles';
export type { ApiError } from './services/api/base-query';
export type { PageMeta } from './services/head';
export type { Session } from './services/session/session';
export type { ToastMessage } from './services/toast';
