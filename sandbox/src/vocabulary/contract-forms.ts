import type { JobType } from 'shared-contracts';
import type { Setting } from './sectors.ts';

export const contractForms = [
  'permanent',
  'fixed-term',
  'uncertain-term',
  'agency',
  'part-time',
  'weekend',
  'freelance',
  'project',
  'professional-internship',
  'curricular-internship',
] as const;
export type ContractForm = (typeof contractForms)[number];

interface FormFacts {
  types: readonly JobType[];
  /** Frequency among all adverts of the setting. */
  weights: Readonly<Record<Setting, number>>;
  /** Share of the full-time pay; null if the figure is not a wage. */
  payShare: number | null;
}

const share = (site: number, office: number, digital: number): Record<Setting, number> => ({ site, office, digital });

export const contractFormFacts: Readonly<Record<ContractForm, FormFacts>> = {
  permanent: { types: ['full-time'], weights: share(44, 66, 76), payShare: 1 },
  'fixed-term': { types: ['full-time', 'contract'], weights: share(24, 16, 4), payShare: 1 },
  'uncertain-term': { types: ['full-time', 'temporary'], weights: share(10, 5, 1), payShare: 1 },
  agency: { types: ['temporary'], weights: share(70, 30, 15), payShare: 1 },
  'part-time': { types: ['part-time'], weights: share(10, 4, 1.5), payShare: 0.5 },
  weekend: { types: ['part-time', 'weekend-only'], weights: share(9, 1, 0), payShare: 0.4 },
  freelance: { types: ['freelance'], weights: share(2, 2.5, 8), payShare: null },
  project: { types: ['contract', 'project-based'], weights: share(0.2, 1.2, 5), payShare: 1 },
  'professional-internship': { types: ['internship'], weights: share(0, 9, 9), payShare: 0.85 },
  'curricular-internship': { types: ['internship'], weights: share(0, 3, 3), payShare: null },
};
