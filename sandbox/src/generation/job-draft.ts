import type { ExperienceLevel, Workplace } from 'shared-contracts';
import { mixSeed, Random } from '../random.ts';
import { contractFormFacts, contractForms, type ContractForm } from '../vocabulary/contract-forms.ts';
import { englishRolesOf, sectors, type Role, type Sector, type Setting } from '../vocabulary/sectors.ts';
import { english, portuguese, type Wording } from '../vocabulary/wording.ts';
import type { Company, Employers } from './companies.ts';
import { drawPlace, type Place } from '../vocabulary/places.ts';

/** The properties of a job that determine its text. */
export interface JobDraft {
  place: Place;
  sector: Sector;
  role: Role;
  level: ExperienceLevel;
  company: Company;
  workplace: Workplace;
  contract: ContractForm;
  wording: Wording;
}

/** Only these sectors place employees at other companies. */
const agencyIndustry = 'Recursos humanos';

/** Share of remote and hybrid jobs per setting; 12 % and 25 % of all jobs. */
const workplaceShares: Readonly<Record<Setting, { remote: number; hybrid: number }>> = {
  site: { remote: 0, hybrid: 0 },
  office: { remote: 0.11, hybrid: 0.36 },
  digital: { remote: 0.47, hybrid: 0.45 },
};

const levelWeights: Readonly<Record<ExperienceLevel, number>> = {
  entry: 2,
  junior: 2.4,
  mid: 3,
  senior: 1.6,
  expert: 0.5,
};

const internationalIndustries = new Set([
  'Tecnologia',
  'Contact center',
  'Banca e seguros',
  'Indústria',
  'Recursos humanos',
  'Engenharia e energia',
]);

/** Share of English adverts among those that could be in English; 6 % of all adverts. */
const englishShare = 0.235;

export function draftJob(seed: number, employers: Employers): JobDraft {
  const random = new Random(mixSeed(seed, 'draft'));
  const place = drawPlace(random);
  const sector = random.weighted(sectors, (each) => each.weight);
  const company = employers.draw(random, sector.name, place);
  const englishRoles = englishRolesOf(sector.name);
  const inEnglish = englishRoles.length > 0 && worksAbroad(company) && random.chance(englishShare);
  const role = random.pick(inEnglish ? englishRoles : rolesAt(company, sector));
  const level = drawLevel(random, role);
  return {
    place,
    sector,
    role,
    level,
    company,
    workplace: drawWorkplace(random, role.setting),
    contract: drawContract(random, { sector, company, role, level }),
    wording: inEnglish ? english : portuguese,
  };
}

function drawLevel(random: Random, role: Role): ExperienceLevel {
  const offered = Object.keys(role.pay) as ExperienceLevel[];
  return random.weighted(offered, (level) => levelWeights[level]);
}

function drawWorkplace(random: Random, setting: Setting): Workplace {
  const { remote, hybrid } = workplaceShares[setting];
  const drawn = random.float();
  if (drawn < remote) return 'remote';
  return drawn < remote + hybrid ? 'hybrid' : 'onsite';
}

function drawContract(random: Random, draft: Pick<JobDraft, 'sector' | 'company' | 'role' | 'level'>): ContractForm {
  const open = contractForms.filter((form) => suits(form, draft));
  return random.weighted(open, (form) => contractFormFacts[form].weights[draft.role.setting]);
}

function suits(
  form: ContractForm,
  { sector, company, level }: Pick<JobDraft, 'sector' | 'company' | 'level'>,
): boolean {
  const starting = level === 'entry' || level === 'junior';
  if (form.endsWith('internship')) return starting;
  if (form === 'weekend') return starting && sector.weekends === true;
  if (form === 'part-time') return level !== 'expert';
  return form !== 'agency' || company.industry.name === agencyIndustry;
}

/** Companies with English adverts: 15 employees or more, in industries with customers abroad. */
function worksAbroad({ industry, employees }: Company): boolean {
  return employees >= 15 && internationalIndustries.has(industry.name);
}

/** Roles of the company's industry; all roles of the sector if none is specific to it. */
function rolesAt(company: Company, sector: Sector): readonly Role[] {
  const fitting = sector.roles.filter(({ fits }) => !fits || fits.includes(company.branch));
  return fitting.length > 0 ? fitting : sector.roles;
}
