import { jobTexts } from '../components/job/job-texts';
import { searchTexts } from '../features/job-search/search-texts';
import { remote } from '../remote';

/** The remote with the texts of its pages, for tests of components that a page renders. */
export const remoteWithTexts = {
  ...remote,
  i18n: {
    pt: { ...remote.i18n.pt, ...jobTexts.pt, ...searchTexts.pt },
    en: { ...remote.i18n.en, ...jobTexts.en, ...searchTexts.en },
  },
};
