import { accountHref, routes, type PageRemote } from 'shared-contracts';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';

const menu = { slot: 'shell.account.menu.v1', access: 'authenticated' } as const;

const jobs = buildRemote({
  fragments: { recent: { slot: 'shell.home.main.v1', order: 20, minHeight: { narrow: 320, wide: 480 } } },
  nav: [
    { slot: 'shell.nav.main.v1', label: 'jobs', to: routes.jobs, order: 20, icon: 'briefcase' },
    { slot: 'shell.tabbar.v1', label: 'jobs', to: routes.jobs, order: 20, icon: 'briefcase' },
    { slot: 'shell.footer.candidates.v1', label: 'find', to: routes.jobs, order: 10 },
  ],
  texts: { pt: { jobs: 'Ofertas', find: 'Procurar ofertas' }, en: { jobs: 'Browse Jobs', find: 'Find jobs' } },
});

const companies = buildRemote({
  id: 'mfe-companies',
  routes: [buildRoute(routes.companies)],
  nav: [
    { slot: 'shell.nav.main.v1', label: 'companies', to: routes.companies, order: 30, icon: 'people' },
    { slot: 'shell.footer.candidates.v1', label: 'companies', to: routes.companies, order: 20 },
  ],
  texts: { pt: { companies: 'Empresas' }, en: { companies: 'Companies' } },
});

const account = buildRemote({
  id: 'mfe-account',
  routes: [buildRoute(routes.account, { access: 'authenticated' })],
  fragments: { overview: { slot: 'shell.home.personal.v1' } },
  nav: [
    { ...menu, label: 'profile', to: accountHref('profile'), order: 10, icon: 'user' },
    { ...menu, label: 'resumes', to: accountHref('resumes'), order: 20, icon: 'file' },
    { ...menu, label: 'applications', to: accountHref('applications'), order: 30, icon: 'send' },
    { ...menu, label: 'interviews', to: accountHref('interviews'), order: 40, icon: 'calendar' },
    { ...menu, label: 'savedJobs', to: accountHref('savedJobs'), order: 50, icon: 'bookmark' },
    { ...menu, label: 'alerts', to: accountHref('emailPreferences'), order: 60, icon: 'bell' },
    { slot: 'shell.tabbar.v1', label: 'interviews', to: accountHref('interviews'), order: 30, icon: 'calendar' },
    { slot: 'shell.tabbar.v1', label: 'profile', to: accountHref('profile'), order: 40, icon: 'user' },
  ],
  texts: {
    pt: {
      profile: 'Perfil',
      resumes: 'Currículos',
      applications: 'Candidaturas',
      interviews: 'Entrevistas',
      savedJobs: 'Guardadas',
      alerts: 'Alertas',
    },
    en: {
      profile: 'Profile',
      resumes: 'Resumes',
      applications: 'Applications',
      interviews: 'Interviews',
      savedJobs: 'Saved jobs',
      alerts: 'Alerts',
    },
  },
});

/** The remotes of a visitor's page. The order of the registry is not that of the links. */
export const pageRemotes: readonly PageRemote[] = [account, companies, jobs];

/** The isolated remote that the registry lists for admins. */
export const campaigns = buildRemote({
  id: 'mfe-newsletter-admin',
  routes: [buildRoute(routes.newsletterAdmin, { access: 'admin' })],
  nav: [
    {
      slot: 'shell.account.menu.v1',
      label: 'campaigns',
      to: routes.newsletterAdmin,
      order: 100,
      icon: 'mail',
      access: 'admin',
    },
  ],
  texts: { pt: { campaigns: 'Campanhas' }, en: { campaigns: 'Campaigns' } },
  isolation: { kind: 'shadow', visibleTo: 'admin' },
});

/** A remote of a new team that fills every slot for links, and the home page. */
export const guides = buildRemote({
  id: 'mfe-guides',
  routes: [buildRoute('/guias')],
  fragments: { newest: { slot: 'shell.home.main.v1', order: 15, minHeight: { narrow: 160, wide: 240 } } },
  nav: [
    { slot: 'shell.nav.main.v1', label: 'nav', to: '/guias', order: 25, icon: 'info' },
    { slot: 'shell.account.menu.v1', label: 'own', to: '/guias?mine=1', order: 45, access: 'authenticated' },
    { slot: 'shell.footer.product.v1', label: 'nav', to: '/guias', order: 15 },
  ],
  texts: { pt: { nav: 'Guias', own: 'Os meus guias' }, en: { nav: 'Guides', own: 'My guides' } },
});
