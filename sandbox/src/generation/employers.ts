import type { Random } from '../random.ts';
import type { Company } from './companies.ts';
import type { Place } from '../vocabulary/places.ts';

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
