import path from 'node:path';
import { emptySlots, overfullSlots, slotProblems } from 'registry';
import { fragmentsIn, linksIn } from 'shared-contracts';
import { remoteIds, root } from '../../webpack/workspace.mjs';
import { flatten } from './texts.mjs';

/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

const declarations = remoteIds().map((id) => {
  /** @type {{ remote: RemoteDeclaration }} */
  const { remote } = jest.requireActual(path.join(root, id, 'src/remote.ts'));
  return { nav: [], fragments: {}, ...remote };
});

/** The remotes of the specification; others may add links and sections. */
const specified = ['mfe-account', 'mfe-apply', 'mfe-companies', 'mfe-jobs', 'mfe-newsletter-admin'];
const ofSpecification = declarations.filter(({ id }) => specified.includes(id));

/**
 * Labels and targets of the specified remotes' links in a slot, for an admin.
 * @param {import('shared-contracts').NavSlot} slot
 * @param {'pt' | 'en'} language
 */
const links = (slot, language) =>
  linksIn(slot, ofSpecification, 'admin').map(({ source, item }) => [
    flatten(source.i18n[language])[item.label],
    item.to,
  ]);

it('the links of the remotes are those of the specification, in its order', () => {
  expect(links('shell.nav.main.v1', 'pt')).toEqual([
    ['Ofertas', '/jobs'],
    ['Empresas', '/companies'],
  ]);
  expect(links('shell.tabbar.v1', 'pt')).toEqual([
    ['Ofertas', '/jobs'],
    ['Entrevistas', '/account?tab=interviews'],
    ['Perfil', '/account'],
  ]);
  expect(links('shell.footer.candidates.v1', 'pt')).toEqual([
    ['Procurar ofertas', '/jobs'],
    ['Empresas', '/companies'],
  ]);
  expect(links('shell.account.menu.v1', 'pt')).toEqual([
    ['Perfil', '/account'],
    ['Currículos', '/account?tab=resumes'],
    ['Candidaturas', '/account?tab=applications'],
    ['Entrevistas', '/account?tab=interviews'],
    ['Guardadas', '/account?tab=savedJobs'],
    ['Alertas', '/account?tab=emailPreferences'],
    ['Campanhas', '/newsletter-admin'],
  ]);
  const english = ['Profile', 'Resumes', 'Applications', 'Interviews', 'Saved jobs', 'Alerts', 'Campaigns'];
  expect(links('shell.account.menu.v1', 'en').map(([label]) => label)).toEqual(english);
  expect(links('shell.nav.main.v1', 'en').map(([label]) => label)).toEqual(['Browse Jobs', 'Companies']);
});

it('the sections of the home page are in their order, and every required slot is filled', () => {
  expect(fragmentsIn('shell.home.main.v1', ofSpecification).map(({ address }) => address)).toEqual([
    'mfe-jobs:categories',
    'mfe-jobs:recent',
    'mfe-jobs:featured',
    'mfe-companies:companies',
  ]);
  expect(declarations.flatMap(slotProblems)).toEqual([]);
  expect([...overfullSlots(declarations), ...emptySlots(declarations)]).toEqual([]);
});
