// For isolated remotes, which bundle it. It accesses the page only through its services.
export { useSearchParams } from 'react-router-dom';
export { useTranslation } from 'react-i18next';
export type { TextKey, TextName } from './services/language';
export { createIsolatedRemote, type IsolatedMountProps } from './remote/create-isolated-remote';
export type { Readable, RemoteServices } from './remote/define-lifecycles';
export { isApiError, apiUrl, baseQuery, type ApiError } from './services/api/base-query';
export { mutationFromContract, queriesFromContract } from './services/api/from-contract';
export { formatOf, type Format } from './services/format';
export type { Session } from './services/session/session';
export { sessionStore } from './services/page-storage';
export { createUndo } from './undo/create-undo';
export type { ToastMessage } from './services/toast';
export * from './ui';
