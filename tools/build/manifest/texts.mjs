import { languages } from 'shared-contracts';

/** @typedef {import('shared-contracts').Texts} Texts */
/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

/**
 * Texts by their dotted key: `{ meta: { title: 'Vagas' } }` → `{ 'meta.title': 'Vagas' }`.
 * @param {Texts} texts
 * @param {string} prefix
 * @returns {Record<string, string>}
 */
export function flatten(texts, prefix = '') {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/**
 * Keys that the shell and the HTML server need without running the remote.
 * @param {Pick<RemoteDeclaration, 'routes' | 'nav'>} declaration
 */
export function outsideKeys({ routes, nav = [] }) {
  const keys = [...routes.flatMap(({ title, description }) => [title, description]), ...nav.map(({ label }) => label)];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/**
 * @param {RemoteDeclaration} declaration
 * @returns {import('shared-contracts').RemoteManifest['texts']}
 */
export function outsideTexts(declaration) {
  const keys = outsideKeys(declaration);
  /** @param {Texts} texts */
  const pick = (texts) => {
    const flat = flatten(texts);
    return Object.fromEntries(keys.map((key) => [key, flat[key] ?? '']));
  };
  return { pt: pick(declaration.i18n.pt), en: pick(declaration.i18n.en) };
}

/**
 * Keys that differ between the languages. Portuguese has an additional plural form "many" for millions, which is optional.
 * @param {RemoteDeclaration['i18n']} i18n
 * @returns {string[]}
 */
export function languageProblems(i18n) {
  const written = languages.map((language) => ({ language, texts: flatten(i18n[language]) }));
  const keys = new Set(written.flatMap(({ texts }) => Object.keys(texts)).filter((key) => !key.endsWith('_many')));
  return [...keys].flatMap((key) =>
    written
      .filter(({ texts }) => (texts[key] ?? '').trim() === '')
      .map(({ language }) => `the text «${key}» is missing in ${language}`),
  );
}
