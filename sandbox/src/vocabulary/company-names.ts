import { readData } from '../read-data.ts';

export type Article = 'a' | 'o';

export interface NamedCompany {
  article: Article;
  name: string;
}

/**
 * Parts of invented company names. `roots` are nouns of landscape, plants and colors; `places` follow a noun with "do", "da" or
 * "de": "Clínica da Foz Velha".
 */
export const companyNames = readData(import.meta.dirname, 'company-names.json') as {
  roots: readonly string[];
  places: readonly string[];
};

/** Contractions of the article with "em" and "de". */
const contractions: Readonly<Record<Article, { em: string; de: string }>> = {
  a: { em: 'na', de: 'da' },
  o: { em: 'no', de: 'do' },
};

/** The forms of a company's name in Portuguese sentences: "a Nortada", "A Nortada", "na Nortada", "da Nortada". */
export function portugueseCompanyForms({ article, name }: NamedCompany): Record<string, string> {
  return {
    empresa: `${article} ${name}`,
    Empresa: `${article.toUpperCase()} ${name}`,
    naempresa: `${contractions[article].em} ${name}`,
    daempresa: `${contractions[article].de} ${name}`,
  };
}
