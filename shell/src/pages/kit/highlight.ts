type TokenKind = 'text' | 'string' | 'tag' | 'attribute' | 'keyword';

interface Token {
  kind: TokenKind;
  text: string;
}

const keywords = new Set(['import', 'from', 'const', 'return', 'function']);

/** A string, an element's name with its brackets, a word, or one other character. */
const pattern = /'[^'\n]*'?|"[^"\n]*"?|`[^`]*`?|<\/?[A-Za-z.]*>?|\/>|[A-Za-z][\w-]*|[^A-Za-z]/g;

/** The tokens of JSX, for colors. */
export function highlight(code: string): Token[] {
  return [...code.matchAll(pattern)].map(({ 0: text, index }) => ({
    kind: kindOf(text, code[index + text.length] === '='),
    text,
  }));
}

function kindOf(text: string, isAssigned: boolean): TokenKind {
  if (/^['"`]/.test(text)) return 'string';
  if (/^<.|^\/>/.test(text)) return 'tag';
  if (keywords.has(text)) return 'keyword';
  return isAssigned && /^[a-z]/.test(text) ? 'attribute' : 'text';
}
