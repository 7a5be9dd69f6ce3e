import { ContactPage } from './contact/ContactPage';
import en from './i18n/form-pages.en.json';
import pt from './i18n/form-pages.pt.json';
import { LandingPage } from './landing/LandingPage';

export const texts = { pt, en };

/** Pages with a form of the shell's own, which needs `platform/forms`. */
export const pages = { landing: LandingPage, contact: ContactPage };
