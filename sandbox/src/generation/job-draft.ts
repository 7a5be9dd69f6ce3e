import type { ExperienceLevel, Workplace } from 'shared-contracts';
import { mixSeed, Random } from '../random.ts';
import { contractFormFacts, contractForms, type ContractForm } from '../vocabulary/contract-forms.ts';
import { englishRolesOf } from '../vocabulary/english.ts';
import { sectors } from '../vocabulary/sectors.ts';
import type { Role, Sector, Setting } from '../vocabulary/vocabulary.types.ts';
import { english } from '../vocabulary/wording-en.ts';
import { portuguese } from '../vocabulary/wording-pt.ts';
import type { Wording } from '../vocabulary/wording.types.ts';
import type { Company } from './companies.ts';
import type { Employers } from './employers.ts';
import { drawPlace, type Place } from './places.ts';

/** The decisions behind a job, before they are put into words. */
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

/** Part of the ads of each setting that is remote and hybrid; together 12 % and 25 % of all ads. */
const workplaceShares: Readonly<Record<Setting, { remote: number; hybrid: number }>> = {
  site: { remote: 0, hybrid: 0 },
  office: { remote: 0.11, hybrid: 0.51 },
  digital: { remote: 0.45, hybrid: 0.47 },
};

const levelWeights: Readonly<Record<ExperienceLevel, number>> = {
  entry: 2,
  junior: 2.4,
  mid: 3,
  senior: 1.6,
  expert: 0.5,
};

/** Part of the ads of a sector that has English roles which are written in English: 6 % of all. */
const englishShare = 0.13;

export function draftJob(seed: number, employers: Employers): JobDraft {
  const random = new Random(mixSeed(seed, 'draft'));
  const place = drawPlace(random);
  const sector = random.weighted(sectors, (each) => each.weight);
  const company = employers.draw(random, sector.name, place);
  const englishRoles = englishRolesOf(sector.name);
  const inEnglish = englishRoles.length > 0 && random.chance(englishShare);
  const role = random.pick(inEnglish ? englishRoles : sector.roles);
  const level = drawLevel(random, role);
  return {
    place,
    sector,
    role,
    level,
    company,
    workplace: drawWorkplace(random, role.setting),
    contract: drawContract(random, role.setting, level),
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

function drawContract(random: Random, setting: Setting, level: ExperienceLevel): ContractForm {
  const experienced = level !== 'entry' && level !== 'junior';
  const open = contractForms.filter((form) => !(experienced && form.endsWith('internship')));
  return random.weighted(open, (form) => contractFormFacts[form].weights[setting]);
}
