import { Route, Routes } from 'platform';
import { routes } from 'shared-contracts';
import { AccountPage } from './account/AccountPage';
import { ResetPasswordPage } from './features/reset-password/ResetPasswordPage';
import { SignInPage } from './features/sign-in/SignInPage';
import { VerifyEmailPage } from './features/verify-email/VerifyEmailPage';

export function AccountApp() {
  return (
    <Routes>
      <Route path={routes.auth} element={<SignInPage />} />
      <Route path={routes.verifyEmail} element={<VerifyEmailPage />} />
      <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
      <Route path={routes.account} element={<AccountPage />} />
    </Routes>
  );
}
