import { FaqPage } from './faq/FaqPage';
import en from './i18n/reading-pages.en.json';
import pt from './i18n/reading-pages.pt.json';
import { PrivacyPage, TermsPage } from './legal/LegalPages';
import { MobileAppPage } from './mobile-app/MobileAppPage';

export const texts = { pt, en };

/** Long texts, which are rarely opened. */
export const pages = { faq: FaqPage, terms: TermsPage, privacy: PrivacyPage, mobileApp: MobileAppPage };
