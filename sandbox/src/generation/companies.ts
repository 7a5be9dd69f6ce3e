import { mixSeed, Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { companyNames, portugueseCompanyForms, type Article, type NamedCompany } from '../vocabulary/company-names.ts';
import { industries, type Branch, type Industry } from '../vocabulary/industries.ts';
import { day, isoTime } from './calendar.ts';
import { addressPart, fillPhrase } from './phrases.ts';
import { drawPlace, type Place } from '../vocabulary/places.ts';

export interface Company {
  id: string;
  number: number;
  name: string;
  article: Article;
  industry: Industry;
  /** Key of the branch. */
  branch: string;
  place: Place;
  employees: number;
  /** Activity and self-description, used in descriptions and adverts. */
  activity: string;
  selfDescription: string;
  description: string | null;
  website: string | null;
  logoUrl: string | null;
  updatedAt: number;
}

/** About three companies per fifty jobs: 300 for the default of 5,000. */
export function companyCountFor(jobs: number): number {
  return Math.min(3000, Math.max(60, Math.round(jobs * 0.06)));
}

/** Companies from a seed. Dates are relative to `today`, the end of the current day. */
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
  const activity = random.pick(branch.activities);
  const selfDescription = random.pick(industry.selfDescriptions);
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
    activity,
    selfDescription,
    description: random.chance(0.94)
      ? describe(random, { article, name, activity, selfDescription, employees, place })
      : null,
    website: random.chance(0.86) ? `https://example.com/${addressPart(name)}` : null,
    logoUrl: drawLogo(random, id),
    updatedAt: today - random.int(2, 400) * day - random.int(0, day),
  };
}

/** One company per industry first, so every sector has an employer at any size. */
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
  company: Pick<Company, 'article' | 'name' | 'activity' | 'selfDescription' | 'employees' | 'place'>,
): string {
  const opening = fillPhrase(random.pick(openings), {
    ...portugueseCompanyForms(company),
    faz: company.activity,
    ano: String(random.int(1958, 2023)),
    pessoas: String(company.employees),
    sede: company.place.municipality.within,
  });
  return `${opening} ${company.selfDescription}`;
}

/** An invented name that is not in `taken`. After several collisions the name gets a second word. */
export function drawCompanyName(random: Random, branch: Branch, taken: Set<string>): NamedCompany {
  for (let attempt = 0; ; attempt += 1) {
    const drawn = attempt < 8 ? drawName(random, branch) : drawLongName(random, branch);
    if (taken.has(drawn.name)) continue;
    taken.add(drawn.name);
    return drawn;
  }
}

function drawName(random: Random, branch: Branch): NamedCompany {
  const values = { raiz: random.pick(companyNames.roots), lugar: random.pick(companyNames.places) };
  const [article = 'a', ...words] = fillPhrase(random.pick(branch.names), values).split(' ');
  return { article: article === 'o' ? 'o' : 'a', name: words.join(' ') };
}

function drawLongName(random: Random, branch: Branch): NamedCompany {
  const { article, name } = drawName(random, branch);
  return {
    article,
    name: name.includes(' d')
      ? `${name} e ${random.pick(companyNames.roots)}`
      : `${name} ${random.pick(companyNames.places)}`,
  };
}

/** Companies by sector and by sector and district, weighted by how much they hire. */
export class Employers {
  readonly #bySector = new Map<string, Company[]>();
  readonly #byDistrict = new Map<string, Company[]>();

  constructor(companies: readonly Company[]) {
    for (const company of companies) {
      for (const sector of Object.keys(company.industry.hires)) {
        append(this.#bySector, sector, company);
        append(this.#byDistrict, `${sector}@${company.place.district.name}`, company);
      }
    }
  }

  /** In 85 % of the cases a company of the same district. */
  draw(random: Random, sector: string, place: Place): Company {
    const neighbours = this.#byDistrict.get(`${sector}@${place.district.name}`);
    const candidates = neighbours && random.chance(0.85) ? neighbours : this.#bySector.get(sector);
    if (!candidates) throw new RangeError(`No company hires in ${sector}`);
    return random.weighted(candidates, (each) => (each.industry.hires[sector] ?? 0) * Math.sqrt(each.employees));
  }
}

function append(index: Map<string, Company[]>, key: string, company: Company): void {
  const list = index.get(key);
  if (list) list.push(company);
  else index.set(key, [company]);
}

/** The HR backend's representation of a company. */
export function toWireCompany(company: Company) {
  return {
    id: company.id,
    name: company.name,
    logo_url: company.logoUrl,
    website: company.website,
    industry: company.industry.name,
    location: company.place.municipality.name,
    employees: company.employees,
    description: company.description,
    updated_at: isoTime(company.updatedAt),
  };
}

/** Companies with missing or wrong fields, in the HR backend's representation. Jobs refer only to the first. */
export const irregularCompanies = readData(import.meta.dirname, 'irregular-companies.json') as readonly Readonly<
  Record<string, unknown>
>[];
