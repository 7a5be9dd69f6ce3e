import { defineRemote, listCategories, routes } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** Signing in, and the signed-in person's own pages. */
export const remote = defineRemote({
  id: 'mfe-account',
  platform: '^1.0.0',
  routes: [
    {
      path: routes.auth,
      title: 'meta.auth.title',
      description: 'meta.auth.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      // Of the areas that a new account may hear of.
      data: [{ endpoint: listCategories.name, template: listCategories.template, arg: {}, optional: true }],
      preload: ['forms'],
    },
    {
      path: routes.verifyEmail,
      title: 'meta.verifyEmail.title',
      description: 'meta.verifyEmail.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      preload: ['forms'],
    },
    {
      path: routes.resetPassword,
      title: 'meta.resetPassword.title',
      description: 'meta.resetPassword.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      preload: ['forms'],
    },
    {
      path: routes.cancelRegistration,
      title: 'meta.cancelRegistration.title',
      description: 'meta.cancelRegistration.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
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
      // Without data, as its neighbour: what it shows is private, and an HTML server's answer may be kept on the way.
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
  i18n: { pt, en },
});
