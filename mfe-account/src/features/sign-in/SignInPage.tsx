import { useEffect, useId, useRef, useState } from 'react';
import {
  BoardMark,
  Link,
  matchPath,
  Navigate,
  Note,
  useClientValue,
  useLocation,
  usePageMeta,
  useSearchParams,
  useTranslation,
} from 'platform';
import { isOneOf, routes } from 'shared-contracts';
import { useGuestReturnAddress, useReturnAddress } from '../../components/return-address';
import { historyNote, useAuthLink, useAuthMode, type AuthMode } from './auth-mode';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './login/LoginForm';
import { Pitch } from './Pitch';
import { RegisterForm } from './register/RegisterForm';
import { SessionCreatedContext, useSignedInVisit } from './useEnter';
import { useVerificationNotice, VerificationNote } from './VerificationNote';
import * as S from './SignInPage.styles';

const titles = { login: 'meta.auth.title', register: 'meta.register.title', forgot: 'meta.forgot.title' } as const;

/** /auth: sign-in, registration, forgotten password. Signed-in users are redirected. */
export function SignInPage() {
  const { t } = useTranslation('mfe-account');
  const { isSignedIn, onSessionCreated } = useSignedInVisit();
  const returnTo = useReturnAddress();
  const guestReturnTo = useGuestReturnAddress();
  const mode = useAuthMode();
  usePageMeta({ title: t(titles[mode]), description: t('meta.auth.description'), robots: 'noindex' });
  if (isSignedIn) return <Navigate to={returnTo ?? routes.landing} replace />;
  return (
    <S.Page>
      <S.FormSide>
        <AuthTabs mode={mode} />
        <SessionCreatedContext value={onSessionCreated}>
          <Forms mode={mode} />
        </SessionCreatedContext>
        {guestReturnTo !== null && (
          <S.Foot>
            <Link to={guestReturnTo}>{t('auth.back')}</Link>
          </S.Foot>
        )}
      </S.FormSide>
      <Pitch />
    </S.Page>
  );
}

/** Both forms remain mounted, so that switching between them keeps the input. */
function Forms({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation('mfe-account');
  const titleId = useId();
  const title = useFocusOnChange(mode);
  const notice = useVerificationNotice();
  // Resets the form after a registration.
  const [registrations, setRegistrations] = useState(0);
  const onRegistered = (email: string) => {
    setRegistrations(registrations + 1);
    notice.onRegistered(email);
  };
  return (
    <>
      <S.Title id={titleId} ref={title} tabIndex={-1}>
        {t(`auth.titles.${mode}`)}
      </S.Title>
      <noscript>
        <Note tone="warning" title={t('auth.noScript.title')}>
          {t('auth.noScript.text')}
        </Note>
      </noscript>
      {mode !== 'forgot' && <Reason />}
      {mode === 'login' && <VerificationNote notice={notice} />}
      <div hidden={mode !== 'login'}>
        <LoginForm titleId={titleId} onUnverified={notice.onUnverified} />
      </div>
      <div hidden={mode !== 'register'}>
        <RegisterForm key={registrations} titleId={titleId} isOpen={mode === 'register'} onRegistered={onRegistered} />
      </div>
      {mode === 'forgot' && <ForgotForm titleId={titleId} />}
    </>
  );
}

/** Moves the focus when the form changes, because the followed link may be unmounted. */
function useFocusOnChange(mode: AuthMode) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (last.current !== mode) title.current?.focus();
    last.current = mode;
  }, [mode]);
  return title;
}

const tabs = ['login', 'register'] as const;

/** Links instead of ARIA tabs: each has its own address, and back moves between them. */
function AuthTabs({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  return (
    <S.Tabs aria-label={t('auth.tabs.label')}>
      {tabs.map((tab) => (
        <S.Tab key={tab} {...linkTo(tab)} aria-current={tab === mode ? 'page' : undefined}>
          {t(`auth.tabs.${tab}`)}
          {tab === mode && (
            <S.Mark>
              <BoardMark />
            </S.Mark>
          )}
        </S.Tab>
      ))}
    </S.Tabs>
  );
}

/** Reason of the redirect, from `?message=`. */
const messages = ['save-login', 'follow-login', 'session'] as const;

/** What the user did on the page before: in the state of the history or, without scripts, in the query. */
const notes = ['verified', 'passwordReset'] as const;

function Reason() {
  const { t } = useTranslation('mfe-account');
  const message = useSearchParams()[0].get('message');
  const note = historyNote(useLocation().state);
  const isForLinkAddress = useIsForLinkAddress();
  // After a reload the browser has the history's state and the server has not: the first render ignores it.
  const isHydrated = useClientValue(true, false);
  if (isOneOf(notes, message)) return <Note tone="success" title={t(`auth.notes.${message}`)} />;
  if (isHydrated && isOneOf(notes, note)) return <Note tone="success" title={t(`auth.notes.${note}`)} />;
  if (isOneOf(messages, message)) return <Note tone="info" title={t(`auth.messages.${message}`)} />;
  return isHydrated && isForLinkAddress ? <Note tone="info" title={t('auth.messages.link-address')} /> : null;
}

/** Whether the visitor opened the mailed link of /link-address, which needs a session. */
function useIsForLinkAddress(): boolean {
  const [path = ''] = (useReturnAddress() ?? '').split(/[?#]/, 1);
  return matchPath(routes.linkAddress, path) !== null;
}
