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
export { Routes } from './remote/Routes';
export { useMarkUnreadable } from './remote/readable';
export type { RenderedContent, RenderRequest, ServerEntry } from './remote/server-entry';
export { useLeaveGuard, type LeaveGuard } from './remote/use-leave-guard';
export { useRouteArg } from './remote/use-route-arg';

export { useAnnounce } from './services/announcer/use-announce';
export { api } from './services/api/api';
export { apiUrl } from './services/api/api-url';
export { isApiError, type ApiError, type ApiErrorCode } from './services/api/api-error';
// `fromContract` is for remotes that were built for platform 1.0.
export { fromContract, mutationFromContract, queriesFromContract } from './services/api/from-contract';
export type { Format } from './services/format/format';
export { useFormat } from './services/format/use-format';
export type { PageMeta } from './services/head/head';
export { usePageMeta } from './services/head/use-page-meta';
export { useLanguage } from './services/language/use-language';
export { withTexts } from './services/language/with-texts';
export { useBackCloses } from './services/history/use-back-closes';
export { useIsNative } from './services/native/use-is-native';
export { keepPage, releasePage } from './services/offline/keep-page';
export { usePageContext } from './services/services-context';
export type { Session } from './services/session/session';
export { useForgetUser } from './services/session/use-forget-user';
export { useSession } from './services/session/use-session';
export { useSessionEnd, useSessionEndOn, useSignInAgain } from './services/session/use-session-end';
export { useSetSession } from './services/session/use-set-session';
export { useUpdateUser } from './services/session/use-update-user';
export { localStore, sessionStore } from './services/storage/page-storage';
export { injectSlice } from './services/store/store';
export { log } from './services/telemetry/log';
export { useTheme } from './services/theme/use-theme';
export type { Toast as ToastState, ToastMessage } from './services/toast/toast';
export { useCurrentToast, useToast } from './services/toast/use-toast';

export * from './ui';
