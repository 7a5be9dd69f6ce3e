import { fold, trimCharacters } from './plain-text.ts';
import { textOfHtml } from './text-of-html.ts';

/** What a section of an advert is about. `process`: how to apply, data protection. */
export type AdvertSectionKind = 'tasks' | 'requirements' | 'benefits' | 'company' | 'process';

/** Phrases that are separated by commas and written on any number of lines. */
export const phraseList = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));

/** Beginnings of headings in Portuguese and English: folded, without leading articles and possessives. */
const headings: Readonly<Record<AdvertSectionKind, readonly string[]>> = {
  tasks: phraseList(`
    que vai fazer, que vais fazer, que ira fazer, que iras fazer, que fara, que faras, que fazemos
    aqui, funcao, funcoes, tarefas, responsabilidades, atividades, atribuicoes, descricao da funcao,
    descricao de funcoes, descricao das funcoes, descricao do cargo, resumo da funcao, objetivo da
    funcao, sobre a funcao, sobre o cargo, sobre o trabalho, sobre a oportunidade, dia a dia,
    dia-a-dia, trabalho, papel, missao, desafio, qual sera o, qual vai ser o, como vai ser o, what
    you will do, what you'll do, what you will be doing, what you'll be doing, what you'll work on,
    what you do, what will you do, responsibilities, duties, tasks, role, job, mission, day to day,
    day-to-day, typical day, a typical day, impact, about the role, about this role, about the job,
    about the position, in this role, opportunity, challenge, position
  `),
  requirements: phraseList(`
    que precisa, que precisas, que e preciso, que procuramos, que se procura, que deve ter, que
    deves ter, que esperamos, que pedimos, que valorizamos, quem procuramos, procuramos, perfil,
    requisitos, competencias, qualificacoes, habilitacoes, formacao exigida, experiencia, sobre si,
    sobre ti, condicoes de admissao, what you need, what you'll need, what you will need, what you
    bring, what you'll bring, you bring, what is asked, what we ask, what we are looking for, what
    we're looking for, who we are looking for, who we're looking for, we are looking for, who you
    are, about you, profile, requirements, qualifications, skills, experience, must have, must-have,
    nice to have
  `),
  benefits: phraseList(`
    que temos para, que ganha, que vai ganhar, que recebe, que vai receber, que vai encontrar,
    beneficios, regalias, condicoes, vantagens, porque trabalhar, porque juntar, porque escolher,
    pacote salarial, what we offer, we offer, our offer, what you get, what you'll get, what you
    will get, what is in it, what's in it, benefits, perks, compensation, why join, why work, why
    you'll love
  `),
  company: phraseList(`
    quem somos, sobre, empresa, nossa empresa, nossa historia, nossa missao, nossa equipa, nossos
    valores, conheca-nos, conhece-nos, apresentacao da empresa, about, who we are, company, our
    company, our story, our mission, our team, our values
  `),
  process: phraseList(`
    como candidatar, como se candidatar, como te candidatar, candidatura, candidaturas,
    candidate-se, processo de, protecao de dados, privacidade, politica de privacidade, igualdade de
    oportunidades, how to apply, apply, application process, hiring process, recruitment process,
    our process, equal opportunity, equal opportunities, privacy, data protection
  `),
};

/** Words anywhere in a heading: "O que a clínica oferece", "Condições oferecidas". */
const benefitWords = /\boferec|\boffers\b/;

const leadingWords = new Set(
  'a o as os e principais main key core the your seu sua seus suas teu tua teus tuas'.split(' '),
);

/** Whether a folded text begins with the phrase, as whole words. */
export const beginsWith = (folded: string, phrase: string): boolean =>
  folded.startsWith(phrase) && !/[\p{L}\p{N}]/u.test(folded.charAt(phrase.length));

const firstWordOf = (folded: string) => /^[^\s:,;.!?()/]*/.exec(folded)![0];

/** Phrases by their first word, because each line of an advert is compared with all of them. */
export class PhraseBeginnings {
  private readonly byFirstWord = new Map<string, string[]>();

  constructor(phrases: readonly string[]) {
    // Longer phrases first: "sobre a função" is about tasks, "sobre a empresa" about the company.
    for (const phrase of phrases.toSorted((one, other) => other.length - one.length)) {
      const word = firstWordOf(phrase);
      this.byFirstWord.set(word, [...(this.byFirstWord.get(word) ?? []), phrase]);
    }
  }

  /** The longest phrase that a folded text begins with. */
  find(folded: string): string | undefined {
    return this.byFirstWord.get(firstWordOf(folded))?.find((phrase) => beginsWith(folded, phrase));
  }
}

const kinds = new Map(
  Object.entries(headings).flatMap(([kind, all]) => all.map((phrase) => [phrase, kind as AdvertSectionKind] as const)),
);
const headingBeginnings = new PhraseBeginnings([...kinds.keys()]);

/** Folded, with straight apostrophes and without bullets and numbers at the beginning. */
export const foldAdvert = (text: string): string => trimCharacters(fold(text).replaceAll('’', "'"), /[^\p{L}]/u);

/** What a heading announces; null if unknown. */
export function sectionKindOf(heading: string): AdvertSectionKind | null {
  const words = foldAdvert(heading).split(' ');
  const start = words.findIndex((word) => !leadingWords.has(word));
  const folded = words.slice(Math.max(0, start)).join(' ');
  const kind = kinds.get(headingBeginnings.find(folded) ?? '');
  return kind ?? (benefitWords.test(folded) ? 'benefits' : null);
}

/** A part of sanitized HTML. `heading` is null before the first heading. `html` includes the heading. */
export interface AdvertSection {
  heading: string | null;
  kind: AdvertSectionKind | null;
  html: string;
}

const tag = /<(\/?)(\w+)(?:[^\w<>][^<>]*)?>/g;

/** Offsets of the headings that are not inside another element. */
function headingOffsets(html: string): number[] {
  const offsets: number[] = [];
  let depth = 0;
  for (const { index, 1: slash, 2: name = '' } of html.matchAll(tag)) {
    if (name === 'br') continue;
    if (slash === '' && depth === 0 && /^h\d$/.test(name)) offsets.push(index);
    depth += slash === '' ? 1 : -1;
  }
  return offsets;
}

function toSection(html: string): AdvertSection {
  const heading = /^<h\d>/.test(html) ? textOfHtml(html.slice(0, html.indexOf('</h'))) : null;
  return { heading, kind: heading === null ? null : sectionKindOf(heading), html };
}

/** Splits sanitized HTML at its headings. The parts together are the given text. */
export function advertSections(html: string): AdvertSection[] {
  const offsets = headingOffsets(html);
  const starts = offsets[0] === 0 ? offsets : [0, ...offsets];
  return starts.map((start, index) => toSection(html.slice(start, starts[index + 1])));
}
