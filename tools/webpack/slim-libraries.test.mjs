import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { slimRules } from './slim-libraries.mjs';
import { installedPackage, root } from './workspace.mjs';

const require = createRequire(import.meta.filename);
const file = path.join(installedPackage(path.join(root, 'platform'), 'i18next'), 'dist/esm/i18next.js');

/** i18next as the builds transform it. */
async function slimI18next() {
  const rule = slimRules.find(({ test }) => test.test(file));
  const folder = mkdtempSync(path.join(tmpdir(), 'slim-'));
  const slim = path.join(folder, 'i18next.mjs');
  writeFileSync(slim, require(String(rule?.use))(readFileSync(file, 'utf8')));
  try {
    return await import(pathToFileURL(slim).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the reduced i18next translates into both languages', async () => {
  const { createInstance } = await slimI18next();
  const i18n = createInstance();
  i18n.init({ lng: 'pt', fallbackLng: ['en'], initAsync: false, resources: { pt: {} }, defaultNS: 'page' });
  i18n.addResourceBundle('pt', 'page', { jobs_one: '{{count}} oferta de {{name}}', jobs_other: '{{count}} ofertas' });
  i18n.addResourceBundle('en', 'page', { only: 'Only here' });
  expect(i18n.t('jobs', { count: 1, name: 'Vela' })).toBe('1 oferta de Vela');
  expect(i18n.t('jobs', { count: 2 })).toBe('2 ofertas');
  expect(i18n.t('only')).toBe('Only here');
  expect(i18n.hasLoadedNamespace('page')).toBe(true);
  await i18n.changeLanguage('en');
  expect([i18n.language, i18n.t('nothing', { defaultValue: 'x' })]).toEqual(['en', 'x']);
});

it('no text uses a format of i18next, which is removed', () => {
  const texts = readdirSync(root)
    .filter((folder) => /^(platform|shell|mfe-.+)$/.test(folder))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /i18n\/(?:pt|en)\.json$/.test(name))
        .map((name) => readFileSync(path.join(root, folder, 'src', name), 'utf8')),
    );
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.flatMap((text) => text.match(/\{\{[^}]{0,200},[^}]{0,200}\}\}/g) ?? [])).toEqual([]);
});
