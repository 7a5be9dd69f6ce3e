import { keywordTerms, type KeywordTerm } from '../terms.parser.ts';
import { leadingExpression } from './keyword.policy.ts';
import { isConnective, type SynonymDictionary } from './synonym-dictionary.policy.ts';
import { lemmaOf } from './word-forms.policy.ts';

/** Lemmas that say nothing about the occupation: seniority, gender marks, and phrases of adverts. */
const ignored = new Set(
  (
    'junior jr senior sr pleno mid estagio estagiario trainee intern internship urgente m f h d x procura precisa admite ' +
    'contrata recruta se'
  ).split(' '),
);

/**
 * Lemmas that name an occupation only together with other words: "técnico de manutenção", "sales manager".
 */
const incomplete = new Set(
  (
    'tecnico assistente operador gestor diretor responsavel auxiliar consultor coordenador supervisor especialista ' +
    'colaborador ajudante analista encarregado chefe engenheiro agente administrador administrator empregado operario oficial mestre team lead manager director assistant specialist ' +
    'consultant operator technician coordinator engineer officer executive associate advisor analyst agent head'
  ).split(' '),
);

/** Lemmas of ranks with another pay than the occupation: "Chefe de receção", "Estágio em contabilidade". */
const ranks = (
  'diretor director gestor manager chefe head coordenador coordinator supervisor responsavel encarregado lead estagio ' +
  'estagiario trainee intern internship'
).split(' ');

const lemmasOf = (title: string) => keywordTerms(title).map(({ folded }) => lemmaOf(folded));

/** The ranks that a title does not name: titles that name one of them are no comparable jobs. */
export function otherRanks(title: string): string[] {
  const own = new Set(lemmasOf(title));
  return ranks.map(lemmaOf).filter((rank) => !own.has(rank));
}

/** Marks of gender: "Diretor/a", "Trabalhador/ora". */
const genderMarks = /(?<=\p{L})\/(?:[ao]s?|ora|eira)(?!\p{L})/giu;
/** In brackets there are gender marks, schedules and places. */
const brackets = /\([^()]*\)|\[[^[\]]*\]/g;
/** What follows describes the job further: "Rececionista de hotel, turno da noite", "Motorista - Lisboa". */
const separators = /[,;:|/()[\]–—]| - /;

/** Most words of a role that is not a known expression. */
const mostWords = 3;

const occupationTerms = (part: string) => keywordTerms(part).filter(({ folded }) => !ignored.has(lemmaOf(folded)));

/**
 * The occupation in a job's title, as a keyword. It is the known expression (`synonyms.ts`) with which the title begins, if it names
 * the occupation alone: "rececionista" of "Rececionista de clínica", but not "sales" of "Sales manager". Otherwise it is the first
 * words up to a comma, dash or similar sign, without connectives. Null if nothing remains, or only a word such as "técnico".
 */
export function titleRole(title: string, synonyms: SynonymDictionary): string | null {
  const parts = title.replaceAll(genderMarks, '').replaceAll(brackets, ' ').split(separators);
  const terms = parts.map(occupationTerms).find(({ length }) => length > 0) ?? [];
  const known = leadingExpression(terms, synonyms)?.length ?? 0;
  const isIncomplete = (term: KeywordTerm | undefined) => term !== undefined && incomplete.has(lemmaOf(term.folded));
  const isComplete = !isIncomplete(terms[known]) && !(known === 1 && isIncomplete(terms[0]));
  const words =
    known > 0 && isComplete
      ? terms.slice(0, known)
      : terms.filter(({ folded }) => !isConnective(folded)).slice(0, mostWords);
  const [first, ...others] = words;
  if (first === undefined) return null;
  if (others.length === 0 && isIncomplete(first)) return null;
  return words.map(({ typed }) => typed).join(' ');
}
