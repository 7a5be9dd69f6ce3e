// Exports that remotes share with the shell at run time. The HTML server bundles the same names into platform.cjs.
export {
  matchPath,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { css, keyframes, styled } from 'styled-components';
export { createSelector, createSlice } from '@reduxjs/toolkit';
export { useSelector } from 'react-redux';
export { useTranslation } from 'react-i18next';

export { createFragment, createRemote } from '#create-remote';
export { Fragment } from './remote/Fragment';
export { lazyPage, type LazyPage } from './remote/lazy-page';
export { Routes, useRouteArg } from './remote/Routes';
export { useMarkUnreadable, type RenderedContent, type RenderRequest, type ServerEntry } from './remote/server-entry';
export { useLeaveGuard, type LeaveGuard } from './remote/use-leave-guard';

export {
  useAnnounce,
  useBackCloses,
  useCurrentToast,
  useFormat,
  useIsNative,
  useLanguage,
  usePageContext,
  usePageMeta,
  useTheme,
  useToast,
} from './services/use-services';
export { useDispatch } from './services/store';
export { useLoadingStage } from './services/use-loading-stage';
export { useClientValue } from './services/use-client-value';
export { apiUrl, isApiError, type ApiError, type ApiErrorCode } from './services/api/base-query';
export { contractQueries } from './services/api/contract-queries';
export { mutationFromContract } from './services/api/from-contract';
export { queryCache, type QueryTarget, type RemoteQuery } from './services/api/query-cache';
export { createRemoteApi, type RemoteApi } from './services/api/remote-api';
export type { Format } from './services/format';
export type { PageMeta } from './services/head';
export { withTexts, type TextKey, type TextName, type TextNamespace } from './services/language';
export { keepPage, releasePage } from './services/service-worker';
export type { Session } from './services/session/session';
export {
  useForgetUser,
  useSession,
  useSessionEnd,
  useSessionEndOn,
  useSetSession,
  useSignInAgain,
  useUpdateUser,
} from './services/session/use-session';
export { localStore, sessionStore } from './services/page-storage';
export { createValueStore, type ValueStore } from './services/value-store';
export { log } from './services/telemetry';
export type { Toast as ToastState, ToastMessage } from './services/toast';

export * from './ui';
