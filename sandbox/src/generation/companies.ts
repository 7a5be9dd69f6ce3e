import { mixSeed, Random } from '../random.ts';
import { portugueseCompanyForms, type Article } from '../vocabulary/company-forms.ts';
import { industries } from '../vocabulary/industries.ts';
import type { Industry } from '../vocabulary/industry.types.ts';
import { drawCompanyName } from './company-name.ts';
import { addressPart, fillPhrase } from './phrases.ts';
import { drawPlace, type Place } from './places.ts';

export interface Company {
  id: string;
  number: number;
  name: string;
  article: Article;
  industry: Industry;
  /** Key of its line of business. */
  branch: string;
  place: Place;
  employees: number;
  /** Activity and self-description, used in descriptions and adverts. */
  does: string;
  says: string;
  description: string | null;
  website: string | null;
  logoUrl: string | null;
  updatedAt: number;
}

const day = 86_400_000;

/** About three companies to fifty jobs: 300 for the usual 5,000. */
export function companyCountFor(jobs: number): number {
  return Math.min(3000, Math.max(60, Math.round(jobs * 0.06)));
}

/** Companies from a seed. `today` is the end of the current day, which all dates count back from. */
export function generateCompanies(seed: number, count: number, today: number): Company[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => generateCompany(seed, index, taken, today));
}

function generateCompany(seed: number, index: number, taken: Set<string>, today: number): Company {
  const random = new Random(mixSeed(seed, 'company', index));
  const industry = industryAt(random, index);
  const place = drawPlace(random);
  const branch = random.pick(industry.branches);
  const { article, name } = drawCompanyName(random, branch, taken);
  const id = `C-${String(index + 1).padStart(4, '0')}`;
  const does = random.pick(branch.does);
  const says = random.pick(industry.says);
  const employees = drawSize(random, branch.size ?? industry.size);
  return {
    id,
    number: index + 1,
    name,
    article,
    industry,
    branch: branch.key,
    place,
    employees,
    does,
    says,
    description: random.chance(0.94) ? describe(random, { article, name, does, says, employees, place }) : null,
    website: random.chance(0.86) ? `https://example.com/${addressPart(name)}` : null,
    logoUrl: drawLogo(random, id),
    updatedAt: today - random.int(2, 400) * day - random.int(0, day),
  };
}

/** One of each kind first, so that every sector has an employer at any size. */
function industryAt(random: Random, index: number): Industry {
  return industries[index] ?? random.weighted(industries, (each) => each.weight);
}

/** Weighted towards small companies: 99 % of Portuguese companies have fewer than 250 employees. */
function drawSize(random: Random, [min, max]: Industry['size']): number {
  const size = Math.round(min * (max / min) ** (random.float() ** 1.4));
  return size > 100 ? Math.round(size / 10) * 10 : size;
}

function drawLogo(random: Random, id: string): string | null {
  if (random.chance(0.14)) return null;
  if (random.chance(0.012)) return `/logos/removed/${id}.svg`;
  return random.chance(0.08) ? `/logos/${id}.png` : `/logos/${id}.svg`;
}

const openings = [
  '{Empresa} {faz}. Nasceu em {ano}, {sede}, e tem hoje {pessoas} pessoas.',
  'Desde {ano} que {empresa} {faz}. Somos {pessoas} pessoas e a sede fica {sede}.',
  '{Empresa} {faz}. Começou {sede}, em {ano}, com três pessoas; hoje somos {pessoas}.',
  'Com sede {sede} e {pessoas} pessoas, {empresa} {faz} desde {ano}.',
];

function describe(
  random: Random,
  company: Pick<Company, 'article' | 'name' | 'does' | 'says' | 'employees' | 'place'>,
): string {
  const opening = fillPhrase(random.pick(openings), {
    ...portugueseCompanyForms(company),
    faz: company.does,
    ano: String(random.int(1958, 2023)),
    pessoas: String(company.employees),
    sede: company.place.municipality.within,
  });
  return `${opening} ${company.says}`;
}
