import { dataOf, defineRemote, getJob, routes } from 'shared-contracts';
import en from './i18n/en.json';
import type confirmationStepTexts from './features/apply/ConfirmationStep/i18n/pt.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-apply': typeof pt & typeof confirmationStepTexts;
  }
}

/** The application wizard and the page of a sent application. */
export const remote = defineRemote({
  id: 'mfe-apply',
  platform: '^2.0.0',
  owner: { team: 'Candidaturas', people: ['candidaturas@trampolim.example'] },
  routes: [
    {
      path: routes.apply,
      title: 'meta.apply.title',
      description: 'meta.apply.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      data: [dataOf(getJob, { decidesStatus: true })],
      preload: ['forms', 'files'],
    },
    {
      // Without data: the content is private, and responses of the HTML server may be cached by proxies.
      path: routes.application,
      title: 'meta.application.title',
      description: 'meta.application.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      preload: ['forms', 'files'],
    },
  ],
  fragments: { modal: { module: './src/fragments/modal.tsx', slot: 'jobs.apply.dialog.v1' } },
  i18n: { pt, en },
});
