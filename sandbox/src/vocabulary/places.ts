import type { Random } from '../random.ts';
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

export interface Place {
  district: District;
  municipality: Municipality;
}

export function drawPlace(random: Random): Place {
  const district = random.weighted(districts, (each) => each.weight);
  return { district, municipality: drawMunicipality(random, district) };
}

export function drawMunicipality(random: Random, district: District): Municipality {
  return random.weighted(district.municipalities, (each) => each.weight);
}
