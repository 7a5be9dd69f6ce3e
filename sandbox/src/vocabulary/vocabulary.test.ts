import { experienceLevels } from 'shared-contracts';
import { placeById } from 'shared-contracts/gazetteer';
import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';
import { industries } from './industries.ts';
import { districts } from './places.ts';
import { englishRolesOf, sectors, type Role } from './sectors.ts';
import { english, portuguese } from './wording.ts';

const portugueseRoles = sectors.flatMap(({ roles }) => roles);
const roles = [...portugueseRoles, ...sectors.flatMap(({ name }) => englishRolesOf(name))];
const branches = industries.flatMap((industry) => industry.branches.map(({ key }) => key));

describe('roles', () => {
  it('have at least 150 unique titles', () => {
    expect(roles.length).toBeGreaterThanOrEqual(150);
    expect(new Set(roles.map(({ title }) => title)).size).toBe(roles.length);
  });

  it.each(roles.map((role): [string, Role] => [role.title, role]))(
    '%s has enough phrases, and its pay rises with the level',
    (_, role) => {
      expect(role.lead.length).toBeGreaterThanOrEqual(2);
      expect(role.tasks.length).toBeGreaterThanOrEqual(4);
      expect(role.needs.length).toBeGreaterThanOrEqual(2);
      expect((role.fits ?? []).filter((key) => !branches.includes(key))).toEqual([]);
      const pay = experienceLevels.flatMap((level) => (role.pay[level] ? [role.pay[level]] : []));
      expect(pay.length).toBeGreaterThan(0);
      expect(pay.every(([min, max]) => min >= 920 && min < max)).toBe(true);
      expect(pay.map(([min]) => min)).toEqual(pay.map(([min]) => min).toSorted((a, b) => a - b));
    },
  );

  it('have gender-neutral titles', () => {
    const gendered =
      /^(Enfermeir|Cozinheir|Engenheir|Operador|Técnic|Programador|Gestor|Advogad|Consultor|Diretor|Professor)[ao]?(?!\/a|[a-z]{0,200}\/a)\b/;
    expect(portugueseRoles.filter(({ title }) => gendered.test(title)).map(({ title }) => title)).toEqual([]);
  });
});

describe('places', () => {
  it('are municipalities of the gazetteer, with its preposition', () => {
    const all = districts.flatMap(({ name: region, municipalities }) =>
      municipalities.map(({ name, within }) => ({ name, within, region })),
    );
    expect(all.length).toBeGreaterThan(50);
    const different = all.filter(({ name, within, region }) => {
      const place = placeById(municipalityOf(name, region) ?? '');
      return place?.name !== name || place.within !== within;
    });
    expect(different).toEqual([]);
  });
});

describe('sectors and industries', () => {
  it('match: every industry hires in existing sectors, and every sector has an employer', () => {
    const names = sectors.map(({ name }) => name);
    const hired = industries.flatMap(({ hires }) => Object.keys(hires));
    expect(names).toHaveLength(20);
    expect(hired.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !hired.includes(name))).toEqual([]);
  });

  it('have unique branch keys', () => {
    expect(new Set(branches).size).toBe(branches.length);
  });
});

describe('wordings', () => {
  it.each([portuguese, english])('use only the placeholders of adverts', (wording) => {
    const known = new Set([
      'empresa',
      'Empresa',
      'naempresa',
      'daempresa',
      'faz',
      'diz',
      'pessoas',
      'sede',
      'cidade',
      'alimentacao',
    ]);
    const used = [...JSON.stringify(wording).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
