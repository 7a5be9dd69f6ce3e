import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** The shell's own name and texts, as a remote declares its. */
export const shell = { id: 'shell', i18n: { pt, en } };
