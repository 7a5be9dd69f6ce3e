// For isolated remotes, which bundle it. It accesses the page only through the narrow platform.
export { useSearchParams } from 'react-router-dom';
export { useTranslation } from 'react-i18next';
export { createIsolatedRemote, type IsolatedMountProps } from './remote/create-isolated-remote';
export type { NarrowPlatform, Readable } from './remote/create-isolated-remote';
export { isApiError, type ApiError } from './services/api/api-error';
export { apiUrl, baseQuery } from './services/api/base-query';
export { mutationFromContract, queriesFromContract } from './services/api/from-contract';
export { formatOf, type Format } from './services/format';
export type { Session } from './services/session/session';
export { sessionStore } from './services/page-storage';
export type { ToastMessage } from './services/toast';
export * from './ui';
