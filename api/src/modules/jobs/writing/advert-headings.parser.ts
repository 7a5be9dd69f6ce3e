import { countCharacters, textOfHtml, trimCharacters, trimEndOf } from 'shared-contracts';

/** A heading, a list, or inline content that `<br />` divides into lines. */
type Block = { kind: 'heading' | 'list'; html: string } | { kind: 'lines'; lines: string[]; tag: 'p' | null };

const tagOrText = /(<[^<>]*>)/;
const tagName = /^<(\/?)(\w+)/;
const inlineTags = new Set(['strong', 'em', 'a']);

/** Reads the top level of sanitized HTML. A paragraph ends where another block begins, as in browsers. */
class BlockReader {
  readonly blocks: Block[] = [];
  /** False if an inline element contains blocks; such HTML is left unchanged. */
  isWellFormed = true;
  private lines = [''];
  private tag: 'p' | null = null;
  private inlineDepth = 0;
  private block = { html: '', depth: 0 };

  constructor(html: string) {
    for (const token of html.split(tagOrText)) this.read(token);
    this.endLines(null);
    this.isWellFormed &&= this.block.depth === 0;
  }

  private read(token: string): void {
    const [, slash, name = ''] = tagName.exec(token) ?? [];
    const step = slash === '' ? 1 : -1;
    if (this.block.depth > 0) this.readInBlock(token, name === '' || name === 'br' ? 0 : step);
    else if (name === '') this.append(token);
    else if (name === 'br' && this.inlineDepth === 0) this.lines.push('');
    else if (name === 'br') this.append(token);
    else if (inlineTags.has(name)) {
      this.append(token);
      this.inlineDepth += step;
    } else if (name === 'p') this.endLines(step === 1 ? 'p' : null);
    else this.beginBlock(token, step);
  }

  private append(html: string): void {
    this.lines.push(`${this.lines.pop() ?? ''}${html}`);
  }

  private beginBlock(token: string, step: number): void {
    this.endLines(null);
    this.isWellFormed &&= step === 1;
    this.block = { html: token, depth: 1 };
  }

  private readInBlock(token: string, step: number): void {
    const { html, depth } = this.block;
    this.block = { html: html + token, depth: depth + step };
    if (this.block.depth > 0) return;
    this.blocks.push({ kind: html.startsWith('<h') ? 'heading' : 'list', html: this.block.html });
  }

  private endLines(next: 'p' | null): void {
    this.isWellFormed &&= this.inlineDepth === 0;
    if (this.lines.some((line) => line.trim() !== '')) {
      this.blocks.push({ kind: 'lines', lines: this.lines, tag: this.tag });
    }
    this.lines = [''];
    this.tag = next;
  }
}

const maxTitleLength = 60;

/** The text of a line that is bold as a whole and reads like a heading, with or without a colon; otherwise null. */
function boldTitleOf(line: string): string | null {
  const bold = trimEndOf(line.trim(), /[\s:]/);
  if (!bold.startsWith('<strong>') || !bold.endsWith('</strong>')) return null;
  const title = trimCharacters(bold.slice('<strong>'.length, -'</strong>'.length), /[\s:]/);
  const text = textOfHtml(title);
  // "Local: Porto" is a fact, and a sentence is emphasized text.
  const isTitle = /\p{L}/u.test(text) && !title.includes('<') && !/[:€]|[.,;!…]$/.test(text);
  return isTitle && countCharacters(text) <= maxTitleLength ? title : null;
}

/** A line of block number `run`. */
interface LinePart {
  kind: 'line';
  html: string;
  title: string | null;
  run: number;
  tag: 'p' | null;
}

/** Part of the output: a block, or a line of one. */
type Part = { kind: 'heading' | 'list'; html: string } | LinePart;

const toParts = (blocks: readonly Block[]): Part[] =>
  blocks.flatMap((block, run): Part[] =>
    block.kind === 'lines'
      ? block.lines.map((html) => ({ kind: 'line', html, title: boldTitleOf(html), run, tag: block.tag }))
      : [block],
  );

/** The title of a bold line that introduces other content; null for all other parts. */
function headingOf(part: Part, next: Part | undefined): string | null {
  if (part.kind !== 'line' || next === undefined || next.kind === 'heading') return null;
  return next.kind === 'line' && next.title !== null ? null : part.title;
}

/** For each part, the next one that is not a blank line. */
function followers(parts: readonly Part[]): (Part | undefined)[] {
  let next: Part | undefined;
  const result = parts.toReversed().map((part) => {
    const follower = next;
    if (part.kind !== 'line' || part.html.trim() !== '') next = part;
    return follower;
  });
  return result.toReversed();
}

/** The lines between headings; without the blank lines at both ends if a heading was taken out of their block. */
function linesHtml(lines: readonly string[], tag: 'p' | null, isWhole: boolean): string {
  const html = lines.join('<br />');
  if (isWhole) return tag === null ? html : `<p>${html}</p>`;
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return '';
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return `<p>${lines.slice(first, last + 1).join('<br />')}</p>`;
}

/** Writes a heading at most one level below the previous one. The page's own heading has level 2. */
class HeadingLevels {
  private previous = 2;

  write(html: string): string {
    const level = Math.min(Number(html.charAt(2)), this.previous + 1);
    this.previous = level;
    return `<h${level}>${html.slice('<h2>'.length, -'</h2>'.length)}</h${level}>`;
  }
}

/** Writes parts as HTML. Lines of one block stay together up to a heading. */
class PartWriter {
  html = '';
  private readonly levels = new HeadingLevels();
  private lines: LinePart[] = [];

  /** @param splitRuns blocks of lines of which a line became a heading */
  constructor(private readonly splitRuns: ReadonlySet<number>) {}

  write(part: Part): void {
    if (part.kind !== 'line' || part.run !== this.lines[0]?.run) this.endLines();
    if (part.kind === 'line') this.lines.push(part);
    else this.html += part.kind === 'heading' ? this.levels.write(part.html) : part.html;
  }

  endLines(): void {
    const [first] = this.lines;
    const lines = this.lines.map(({ html }) => html);
    if (first) this.html += linesHtml(lines, first.tag, !this.splitRuns.has(first.run));
    this.lines = [];
  }
}

/**
 * Turns lone bold lines of sanitized HTML into headings (h3), and closes gaps between heading levels. Idempotent.
 * @returns HTML with valid nesting of blocks, or the given HTML if its inline elements contain blocks
 */
export function withHeadings(html: string): string {
  const { blocks, isWellFormed } = new BlockReader(html);
  if (!isWellFormed) return html;
  const parts = toParts(blocks);
  const next = followers(parts);
  const titles = parts.map((part, at) => headingOf(part, next[at]));
  const splitRuns = new Set(parts.flatMap((part, at) => (part.kind === 'line' && titles[at] ? [part.run] : [])));
  const writer = new PartWriter(splitRuns);
  for (const [at, part] of parts.entries()) {
    const title = titles[at] ?? null;
    writer.write(title === null ? part : { kind: 'heading', html: `<h3>${title}</h3>` });
  }
  writer.endLines();
  return writer.html;
}
