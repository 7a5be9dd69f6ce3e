import { onDemand, Route, Routes, useMarkUnreadable, type WaitingProps } from 'platform';
import { routes } from 'shared-contracts';
import { AccountPage } from './account/AccountPage';
import { Waiting } from './components/Waiting';
import { CancelRegistrationPage } from './features/cancel-registration/CancelRegistrationPage';
import { ResetPasswordPage } from './features/reset-password/ResetPasswordPage';
import { SignInPage } from './features/sign-in/SignInPage';
import { VerifyEmailPage } from './features/verify-email/VerifyEmailPage';

const ofLink = (load: Parameters<typeof onDemand>[0]['load']) =>
  onDemand({ load, isWanted: () => true, ahead: false, Waiting: LinkWaiting });

/** Pages of mailed links. They are loaded on demand. */
const ConfirmAlertsPage = ofLink(
  async () =>
    (await import(/* webpackChunkName: "alert-links" */ './features/email-preferences/linked/ConfirmAlertsPage'))
      .ConfirmAlertsPage,
);
const LinkedAlertsPage = ofLink(
  async () =>
    (await import(/* webpackChunkName: "alert-links" */ './features/email-preferences/linked/LinkedAlertsPage'))
      .LinkedAlertsPage,
);

const LinkAddressPage = ofLink(
  async () =>
    (await import(/* webpackChunkName: "link-address" */ './features/link-address/LinkAddressPage')).LinkAddressPage,
);

export function AccountApp() {
  return (
    <Routes>
      <Route path={routes.auth} element={<SignInPage />} />
      <Route path={routes.verifyEmail} element={<VerifyEmailPage />} />
      <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
      <Route path={routes.cancelRegistration} element={<CancelRegistrationPage />} />
      <Route path={routes.linkAddress} element={<LinkAddressPage />} />
      <Route path={routes.confirmAlerts} element={<ConfirmAlertsPage />} />
      <Route path={routes.alerts} element={<LinkedAlertsPage />} />
      <Route path={routes.account} element={<AccountPage />} />
    </Routes>
  );
}

/** The server renders no content for these pages. */
function LinkWaiting(waiting: WaitingProps) {
  useMarkUnreadable();
  return <Waiting {...waiting} />;
}
