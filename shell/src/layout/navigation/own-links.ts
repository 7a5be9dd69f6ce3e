import type { TextKey } from 'platform';
import { routes, type PageContext, type RemoteNavItem } from 'shared-contracts';

/** A link of the shell, whose label is a key of the shell's texts. */
interface OwnNavItem extends RemoteNavItem {
  label: TextKey<'shell'>;
}

/** The shell's own links in its navigation slots, as a remote declares its. Some lead to other sites. */
export const ownLinks = ({ blogUrl, employerAppUrl }: PageContext): readonly OwnNavItem[] => [
  { slot: 'shell.nav.main.v1', label: 'nav.home', to: routes.landing, order: 10, icon: 'home' },
  { slot: 'shell.nav.main.v1', label: 'nav.resources', to: blogUrl, order: 90, icon: 'globe' },
  { slot: 'shell.account.menu.v1', label: 'nav.teams', to: routes.teams, order: 90, icon: 'bars', access: 'admin' },
  { slot: 'shell.tabbar.v1', label: 'nav.home', to: routes.landing, order: 10, icon: 'home' },
  { slot: 'shell.footer.candidates.v1', label: 'footer.blog', to: blogUrl, order: 90 },
  { slot: 'shell.footer.companies.v1', label: 'nav.postJob', to: employerAppUrl, order: 10 },
  { slot: 'shell.footer.companies.v1', label: 'footer.waitlist', to: `${routes.comingSoon}#empresas`, order: 20 },
  { slot: 'shell.footer.product.v1', label: 'footer.contact', to: routes.contact, order: 10 },
  { slot: 'shell.footer.product.v1', label: 'footer.faq', to: routes.faq, order: 20 },
  { slot: 'shell.footer.product.v1', label: 'footer.privacy', to: routes.privacy, order: 30 },
  { slot: 'shell.footer.product.v1', label: 'footer.terms', to: routes.terms, order: 40 },
];
