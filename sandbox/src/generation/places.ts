import type { Random } from '../random.ts';
import { districts, type District, type Municipality } from '../vocabulary/places.ts';

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
