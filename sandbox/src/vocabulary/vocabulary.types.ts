import type { ExperienceLevel } from 'shared-contracts';

/** Where the work of a role can be done: by the counter or machine, at a desk, or anywhere with a connection. */
export type Setting = 'site' | 'office' | 'digital';

/** Gross pay a month, of 14 payments. */
export type PayRange = readonly [min: number, max: number];

export interface Role {
  /** In a gender-neutral form: "Enfermeiro/a". */
  title: string;
  /** What some ads add to the title: "Bloco Operatório". */
  focus?: readonly string[];
  setting: Setting;
  /** Lines of business that have this role, where not all of the sector's employers do. */
  fits?: readonly string[];
  pay: Partial<Record<ExperienceLevel, PayRange>>;
  /** Sentences that say whom the company looks for and why. */
  lead: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  tags: readonly string[];
}

/** A category of the HR backend and the phrases that its ads share. */
export interface Sector {
  name: string;
  /** Share of all ads, in relation to the other sectors. */
  weight: number;
  roles: readonly Role[];
  /** Paragraphs about the team and how it works. */
  context: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  benefits: readonly string[];
  questions: readonly string[];
  /** Hires for Saturdays and Sundays alone. */
  weekends?: boolean;
  /** When the work happens, for roles that are tied to a place. */
  schedules: readonly string[];
}
