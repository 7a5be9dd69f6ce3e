import { readData } from '../read-data.ts';

export interface Municipality {
  name: string;
  /** The name with its preposition: "no Porto", "em Lisboa". */
  within: string;
  weight: number;
}

export interface District {
  name: string;
  weight: number;
  /** Minimum wage per month in 2026; the autonomous regions have separate ones. */
  minimumWage: number;
  municipalities: readonly Municipality[];
}

/** The 18 districts and two autonomous regions, weighted by the number of job adverts in 2025. */
export const districts = readData(import.meta.dirname, 'districts.json') as readonly District[];
