import {
  accountHref,
  cancelRegistration,
  dataOf,
  definePageForm,
  defineRemote,
  forgotPassword,
  listCategories,
  login,
  register,
  resendVerification,
  resetPassword,
  routes,
  sentParameter,
  verifyEmail,
} from 'shared-contracts';
import en from './i18n/en.json';
import type overviewTexts from './features/overview/i18n/pt.json';
import type securityTexts from './features/profile/security/i18n/pt.json';
import type followedCompaniesTexts from './features/followed-companies/i18n/pt.json';
import type interviewsTexts from './features/interviews/i18n/pt.json';
import type savedJobsTexts from './features/saved-jobs/i18n/pt.json';
import type resumesTexts from './features/resumes/i18n/pt.json';
import type applicationsTexts from './features/applications/i18n/pt.json';
import type emailPreferencesTexts from './features/email-preferences/i18n/pt.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-account': typeof pt &
      typeof overviewTexts &
      typeof securityTexts &
      typeof followedCompaniesTexts &
      typeof interviewsTexts &
      typeof savedJobsTexts &
      typeof resumesTexts &
      typeof applicationsTexts &
      typeof emailPreferencesTexts;
  }
}

const resend = definePageForm('resend', resendVerification, { fields: { email: 'text' }, adds: ['signInTarget'] });

const menuLink = { slot: 'shell.account.menu.v1', access: 'authenticated' } as const;
const tab = { slot: 'shell.tabbar.v1' } as const;

/** Sign-in, registration and the pages of the account. */
export const remote = defineRemote({
  id: 'mfe-account',
  platform: '^2.0.0',
  owner: { team: 'Conta', people: ['conta@trampolim.example'] },
  routes: [
    {
      path: routes.auth,
      title: 'meta.auth.title',
      description: 'meta.auth.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      // The areas that a new account can select for alerts.
      data: [dataOf(listCategories, { arg: {}, optional: true })],
      forms: [
        definePageForm('login', login, {
          fields: { username: 'text', password: 'secret', code: 'optional' },
          signsIn: true,
        }),
        definePageForm('register', register, {
          fields: {
            username: 'text',
            email: 'text',
            password: 'secret',
            confirmPassword: 'secret',
            firstName: 'optional',
            lastName: 'optional',
            subscribeToNewsletter: 'flag',
            newsletterFrequency: 'optional',
            categories: 'list',
          },
          adds: ['language', 'signInTarget'],
          next: `${routes.auth}?${sentParameter}=register`,
          signsIn: true,
        }),
        definePageForm('forgot', forgotPassword, { fields: { email: 'text' } }),
        resend,
      ],
      preload: ['forms'],
    },
    {
      path: routes.verifyEmail,
      title: 'meta.verifyEmail.title',
      description: 'meta.verifyEmail.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      forms: [definePageForm('verify', verifyEmail), resend],
      preload: ['forms'],
    },
    {
      path: routes.resetPassword,
      title: 'meta.resetPassword.title',
      description: 'meta.resetPassword.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      forms: [
        definePageForm('reset', resetPassword, {
          fields: { password: 'secret', confirmPassword: 'secret' },
          adds: ['token'],
          next: `${routes.auth}?message=passwordReset`,
        }),
      ],
      preload: ['forms'],
    },
    {
      path: routes.cancelRegistration,
      title: 'meta.cancelRegistration.title',
      description: 'meta.cancelRegistration.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      forms: [definePageForm('removal', cancelRegistration)],
      preload: ['forms'],
    },
    {
      path: routes.linkAddress,
      title: 'meta.linkAddress.title',
      robots: 'noindex',
      structuredData: 'none',
      access: 'authenticated',
      preload: ['forms'],
    },
    {
      // Without data: the content is private, and responses of the HTML server may be cached by proxies.
      path: routes.confirmAlerts,
      title: 'meta.confirmAlerts.title',
      description: 'meta.confirmAlerts.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      preload: ['forms'],
    },
    {
      path: routes.alerts,
      title: 'meta.linkedAlerts.title',
      description: 'meta.linkedAlerts.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      preload: ['forms'],
    },
    {
      path: routes.account,
      title: 'meta.account.title',
      robots: 'noindex',
      structuredData: 'none',
      access: 'authenticated',
    },
  ],
  // Private content: the HTML server does not render it.
  fragments: { overview: { module: './src/fragments/overview.tsx', slot: 'shell.home.personal.v1' } },
  nav: [
    { ...menuLink, label: 'account.tabs.profile', to: accountHref('profile'), order: 10, icon: 'user' },
    { ...menuLink, label: 'account.tabs.resumes', to: accountHref('resumes'), order: 20, icon: 'file' },
    { ...menuLink, label: 'account.tabs.applications', to: accountHref('applications'), order: 30, icon: 'send' },
    { ...menuLink, label: 'account.tabs.interviews', to: accountHref('interviews'), order: 40, icon: 'calendar' },
    { ...menuLink, label: 'nav.savedJobs', to: accountHref('savedJobs'), order: 50, icon: 'bookmark' },
    { ...menuLink, label: 'nav.alerts', to: accountHref('emailPreferences'), order: 60, icon: 'bell' },
    { ...tab, label: 'account.tabs.interviews', to: accountHref('interviews'), order: 30, icon: 'calendar' },
    { ...tab, label: 'account.tabs.profile', to: accountHref('profile'), order: 40, icon: 'user' },
  ],
  i18n: { pt, en },
});
