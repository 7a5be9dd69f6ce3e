import { defineRemote, routes } from 'shared-contracts';
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
    },
    {
      path: routes.verifyEmail,
      title: 'meta.verifyEmail.title',
      description: 'meta.verifyEmail.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
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
