export type Article = 'a' | 'o';

export interface NamedCompany {
  article: Article;
  name: string;
}

/** Contractions of the article with "em" and "de". */
const contractions: Readonly<Record<Article, { em: string; de: string }>> = {
  a: { em: 'na', de: 'da' },
  o: { em: 'no', de: 'do' },
};

/** The ways in which a Portuguese sentence names a company: "a Nortada", "A Nortada", "na Nortada", "da Nortada". */
export function portugueseCompanyForms({ article, name }: NamedCompany): Record<string, string> {
  return {
    empresa: `${article} ${name}`,
    Empresa: `${article.toUpperCase()} ${name}`,
    naempresa: `${contractions[article].em} ${name}`,
    daempresa: `${contractions[article].de} ${name}`,
  };
}
