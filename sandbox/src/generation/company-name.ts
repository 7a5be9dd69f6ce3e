import type { Random } from '../random.ts';
import { companyPlaces, companyRoots } from '../vocabulary/company-roots.ts';
import type { NamedCompany } from '../vocabulary/company-forms.ts';
import type { Branch } from '../vocabulary/industry.types.ts';
import { fillPhrase } from './phrases.ts';

/** An invented name that is not in `taken`. A crowded trade gets a second word, as real ones do. */
export function drawCompanyName(random: Random, branch: Branch, taken: Set<string>): NamedCompany {
  for (let attempt = 0; ; attempt += 1) {
    const drawn = attempt < 8 ? drawName(random, branch) : drawLongName(random, branch);
    if (taken.has(drawn.name)) continue;
    taken.add(drawn.name);
    return drawn;
  }
}

function drawName(random: Random, branch: Branch): NamedCompany {
  const values = { raiz: random.pick(companyRoots), lugar: random.pick(companyPlaces) };
  const [article = 'a', ...words] = fillPhrase(random.pick(branch.names), values).split(' ');
  return { article: article === 'o' ? 'o' : 'a', name: words.join(' ') };
}

function drawLongName(random: Random, branch: Branch): NamedCompany {
  const { article, name } = drawName(random, branch);
  return {
    article,
    name: name.includes(' d') ? `${name} e ${random.pick(companyRoots)}` : `${name} ${random.pick(companyPlaces)}`,
  };
}
