import { defineRemote, routes } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-newsletter-admin': typeof pt;
  }
}

/** The newsletter's campaigns, for admins. Isolated, so its releases cannot affect other pages. */
export const remote = defineRemote({
  id: 'mfe-newsletter-admin',
  platform: '^2.0.0',
  owner: { team: 'Newsletter', people: ['newsletter@trampolim.example'] },
  routes: [
    {
      path: routes.newsletterAdmin,
      title: 'meta.newsletter.title',
      robots: 'noindex',
      structuredData: 'none',
      access: 'admin',
    },
  ],
  nav: [
    {
      slot: 'shell.account.menu.v1',
      label: 'nav.campaigns',
      to: routes.newsletterAdmin,
      order: 100,
      icon: 'mail',
      access: 'admin',
    },
  ],
  isolation: { kind: 'shadow', visibleTo: 'admin' },
  i18n: { pt, en },
});
