import { defineRemote, getJob, routes } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** Applying for a job. */
export const remote = defineRemote({
  id: 'mfe-apply',
  platform: '^1.0.0',
  routes: [
    {
      path: routes.apply,
      title: 'meta.apply.title',
      description: 'meta.apply.description',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      data: [{ endpoint: getJob.name, template: getJob.template, decidesStatus: true }],
    },
  ],
  i18n: { pt, en },
});
