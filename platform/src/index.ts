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
export { useDispatch, useSelector } from 'react-redux';
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
export { useLoadingStage } from './services/use-loading-stage';
export { useClientValue } from './services/use-client-value';
export { api, injectSlice } from './services/store';
export { apiUrl, isApiError, type ApiError, type ApiErrorCode } from './services/api/base-query';
// `fromContract` is for remotes that were built for platform 1.0.
export { fromContract, mutationFromContract, queriesFromContract } from './services/api/from-contract';
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
