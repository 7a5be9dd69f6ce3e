import type { ExperienceLevel } from 'shared-contracts';
import { readData } from '../read-data.ts';

/** Where a role can work: on site only, in an office, or remotely. */
export type Setting = 'site' | 'office' | 'digital';

/** Gross monthly pay, with 14 payments per year. */
export type PayRange = readonly [min: number, max: number];

export interface Role {
  /** In a gender-neutral form: "Enfermeiro/a". */
  title: string;
  /** Possible additions to the title: "Bloco Operatório". */
  focus?: readonly string[];
  setting: Setting;
  /** Branches that have this role; all employers of the sector if absent. */
  fits?: readonly string[];
  pay: Partial<Record<ExperienceLevel, PayRange>>;
  /** Sentences that introduce the role. */
  lead: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  tags: readonly string[];
}

/** A category of the HR backend with its shared phrases. */
export interface Sector {
  name: string;
  /** Share of all adverts, relative to the other sectors. */
  weight: number;
  roles: readonly Role[];
  /** Paragraphs about the team. */
  context: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  benefits: readonly string[];
  questions: readonly string[];
  /** The sector has jobs for weekends only. */
  weekends?: boolean;
  /** Working hours of roles on site. */
  schedules: readonly string[];
}

const files = [
  'technology',
  'design',
  'marketing',
  'sales',
  'customer-service',
  'finance',
  'hospitality',
  'health',
  'engineering',
  'construction',
  'logistics',
  'manufacturing',
  'administrative',
  'human-resources',
  'education',
  'retail',
  'transport',
  'cleaning',
  'real-estate',
  'legal',
];

/** The categories of the HR backend. */
export const sectors = files.map((file) => readData(import.meta.dirname, `sectors/${file}.json`) as Sector);

const englishRoles = readData(import.meta.dirname, 'english-roles.json') as Readonly<Record<string, readonly Role[]>>;

/** Roles of a sector that are advertised in English. */
export function englishRolesOf(sector: string): readonly Role[] {
  return englishRoles[sector] ?? [];
}
