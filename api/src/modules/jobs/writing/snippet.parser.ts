import {
  advertSections,
  beginsWith,
  firstCharacters,
  firstWords,
  foldAdvert,
  limits,
  sectionKindOf,
  textOfHtml,
  trimEndOf,
  type AdvertSectionKind,
} from 'shared-contracts';
import {
  companyBeginnings,
  companyNouns,
  infinitives,
  notTasks,
  otherBeginnings,
  recruitingWords,
  taskBeginnings,
} from './advert-phrases.ts';

/** A sentence or list item of an advert, and what it is about. `job`: anything else about the job. */
interface Statement {
  text: string;
  kind: AdvertSectionKind | 'job';
}

function isTask(folded: string): boolean {
  if (otherBeginnings.find(folded) !== undefined) return false;
  const [first = '', ...others] = folded.split(' ');
  const isInfinitive = infinitives.has(first) || (/^[a-z]{3,}[ai]r$/.test(first) && !notTasks.has(first));
  return taskBeginnings.find(folded) !== undefined || (isInfinitive && others.length > 0);
}

/** "A Vela é uma empresa …", "Vela is a leading provider …". */
function definesCompany(words: readonly string[]): boolean {
  const verb = words.slice(0, 8).findIndex((word) => word === 'e' || word === 'is');
  return verb > 0 && words.slice(verb + 1, verb + 5).some((word) => companyNouns.has(trimEndOf(word, /\W/)));
}

const recruits = (folded: string) => folded.split(/\W+/).some((word) => recruitingWords.has(word));

/** Recognizes sentences about the company. */
class CompanyWords {
  private readonly name: string;

  constructor(name: string | null) {
    // Without the legal form.
    this.name = foldAdvert((name ?? '').split(',', 1)[0]!);
  }

  isTopicOf(folded: string): boolean {
    if (recruits(folded)) return false;
    return (
      companyBeginnings.find(folded) !== undefined || this.isSubjectOf(folded) || definesCompany(folded.split(' '))
    );
  }

  /** "A Vela abre…", "Na Vela, …", or the name alone. */
  isSubjectOf(folded: string): boolean {
    return this.name !== '' && beginsWith(folded.replace(/^(?:[ao]s?|n[ao]s?|at|the) /, ''), this.name);
  }
}

/** A line of an advert: a list item, or a part of a paragraph. */
interface Line {
  text: string;
  isItem: boolean;
}

const blockTag = /(<\/?(?:p|ul|ol|li|h[2-4])>|<br \/>)/;
const bullet = /^[-–—•·*▪✓✔➢>]/;

/** From this length on, a line may be the first part of a wrapped sentence. */
const wrappedLength = 40;

/** Whether a line break is inside a sentence, as in plain text with lines of equal length. */
const isWrapped = (before: Line, text: string) =>
  !before.isItem && before.text.length >= wrappedLength && /[^.!?:;]$/.test(before.text) && /^\p{Ll}/u.test(text);

function linesOf(html: string): Line[] {
  const lines: Line[] = [];
  let depth = 0;
  let tag = '';
  for (const piece of html.split(blockTag)) {
    if (piece === '<li>') depth += 1;
    else if (piece === '</li>') depth -= 1;
    const text = textOfHtml(piece.replaceAll(/<[^<>]*>/g, ''));
    const before = lines.at(-1);
    if (before && tag === '<br />' && isWrapped(before, text)) before.text += ` ${text}`;
    else if (/\p{L}/u.test(text)) {
      lines.push({ text: withoutBullet(text), isItem: depth > 0 || bullet.test(text) });
    }
    if (piece.startsWith('<')) tag = piece;
  }
  return lines;
}

const withoutBullet = (text: string) => text.replace(/^[^\p{L}\p{N}("“«]+/u, '');

/** A sentence ends before a capital letter. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u).filter((one) => /\p{L}/u.test(one));

interface Label {
  kind: AdvertSectionKind | null;
  /** The text after the colon. */
  rest: string;
}

const maxLabelLength = 60;
const maxLabelWords = 5;

/** The label of a line: "Funções: atender clientes", "Vai ser responsável por:", or a short line such as "Requisitos". */
function labelOf({ text, isItem }: Line): Label | null {
  const [label = '', ...others] = text.split(':');
  if (isItem || label.length > maxLabelLength) return null;
  const rest = others.join(':').trim();
  const isMarked = others.length > 0;
  const isShort = label.split(' ').length <= maxLabelWords && !/[.!?;,]$/.test(label);
  const kind = isMarked || isShort ? sectionKindOf(label) : null;
  if (kind !== null) return { kind, rest };
  if (!isMarked || rest !== '') return null;
  return { kind: isTask(foldAdvert(label)) ? 'tasks' : null, rest };
}

/** Reads the statements of an advert in their order. */
class AdvertReader {
  readonly statements: Statement[] = [];
  /** What the current section is about. */
  private kind: AdvertSectionKind | null = null;

  constructor(private readonly company: CompanyWords) {}

  /** @param kind of the text before its first heading */
  read(html: string, kind: AdvertSectionKind | null): void {
    this.kind = kind;
    let isEmpty = false;
    for (const section of advertSections(html)) {
      const { heading } = section;
      // A heading below another one, without text between, is a part of the same section.
      if (heading !== null) this.kind = this.kindOfHeading(heading, section.kind) ?? (isEmpty ? this.kind : null);
      const before = this.statements.length;
      for (const line of linesOf(heading === null ? section.html : section.html.slice(section.html.indexOf('</h')))) {
        this.readLine(line);
      }
      isEmpty = this.statements.length === before;
    }
  }

  private kindOfHeading(heading: string, kind: AdvertSectionKind | null): AdvertSectionKind | null {
    return kind ?? (this.company.isSubjectOf(foldAdvert(heading)) ? 'company' : null);
  }

  private readLine(line: Line): void {
    const label = labelOf(line);
    this.kind = label?.kind ?? this.kind;
    let isCompany = false;
    for (const text of sentencesOf(label?.rest ?? line.text)) {
      const folded = foldAdvert(text);
      const isWork = isTask(folded);
      // A paragraph that begins with the company continues with it.
      isCompany = this.company.isTopicOf(folded) || (isCompany && !isWork && !recruits(folded));
      this.statements.push({ text, kind: this.kindOf(isWork, isCompany) });
    }
  }

  private kindOf(isWork: boolean, isCompany: boolean): Statement['kind'] {
    if (isCompany) return 'company';
    return this.kind ?? (isWork ? 'tasks' : 'job');
  }
}

/** The first statements that fit into a snippet as a whole. The first one is cut if it is longer. */
function joined(statements: readonly Statement[]): string {
  let result = '';
  for (const { text } of statements) {
    const clause = trimEndOf(text, /[\s;,:]/);
    const next = result === '' ? clause : `${result}${/[.!?…]$/.test(result) ? ' ' : '; '}${clause}`;
    if (result !== '' && next.split(' ').length > limits.snippetWords) break;
    result = next;
  }
  return result;
}

/** What a snippet is about, by preference. */
const topics: readonly Statement['kind'][] = ['tasks', 'benefits', 'job', 'requirements'];

/** In characters, for texts without word breaks. */
const maxSnippetLength = 400;

/** Sanitized texts of a job. `companyName` is null if unknown. */
export interface AdvertTexts {
  description: string;
  requirements: string | null;
  benefits: string | null;
  companyName: string | null;
}

/**
 * What a job is about, in plain text of at most 20 words (SPEC §9): its first tasks, else benefits, else other sentences
 * about the job. Sentences about the company are used only if there is nothing else.
 */
export function snippetOf({ description, requirements, benefits, companyName }: AdvertTexts): string {
  const reader = new AdvertReader(new CompanyWords(companyName));
  reader.read(description, null);
  const { statements } = reader;
  if (statements.every(({ kind }) => kind !== 'tasks')) {
    reader.read(requirements ?? '', 'requirements');
    reader.read(benefits ?? '', 'benefits');
  }
  const topic = topics.find((kind) => statements.some((one) => one.kind === kind));
  const chosen = joined(topic === undefined ? statements : statements.filter(({ kind }) => kind === topic));
  return firstCharacters(firstWords(chosen || textOfHtml(description), limits.snippetWords), maxSnippetLength);
}
