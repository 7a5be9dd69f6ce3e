import type { Random } from '../random.ts';
import { companyPlaces, companyRoots } from '../vocabulary/company-roots.ts';
import type { Industry } from '../vocabulary/industry.types.ts';
import { fillPhrase, type Article } from './phrases.ts';

export interface CompanyName {
  article: Article;
  name: string;
}

/** An invented name that is not in `taken`. A crowded trade gets a second word, as real ones do. */
export function drawCompanyName(random: Random, industry: Industry, taken: Set<string>): CompanyName {
  for (let attempt = 0; ; attempt += 1) {
    const drawn = attempt < 8 ? drawName(random, industry) : drawLongName(random, industry);
    if (taken.has(drawn.name)) continue;
    taken.add(drawn.name);
    return drawn;
  }
}

function drawName(random: Random, industry: Industry): CompanyName {
  const values = { raiz: random.pick(companyRoots), lugar: random.pick(companyPlaces) };
  const [article = 'a', ...words] = fillPhrase(random.pick(industry.names), values).split(' ');
  return { article: article === 'o' ? 'o' : 'a', name: words.join(' ') };
}

function drawLongName(random: Random, industry: Industry): CompanyName {
  const { article, name } = drawName(random, industry);
  return {
    article,
    name: name.includes(' d') ? `${name} e ${random.pick(companyRoots)}` : `${name} ${random.pick(companyPlaces)}`,
  };
}
