import en from './i18n/en.json';
import pt from './i18n/pt.json';

export const namespace = 'comparison';

export const texts = { pt, en };
