import { fold } from 'shared-contracts';

interface Match {
  start: number;
  end: number;
}

const wordStart = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** Position of the first word that begins with the typed text; accents and case do not matter. */
export function matchIn(text: string, typed: string): Match | null {
  const wanted = fold(typed).trim();
  const words = wanted.split(/\s+/);
  for (const sought of [wanted, words.at(-1) ?? '']) {
    if (sought === '') continue;
    for (const { index } of text.matchAll(wordStart)) {
      const end = index + sought.length;
      if (fold(text.slice(index, end)) === sought) return { start: index, end };
    }
  }
  return null;
}

interface MarkedProps {
  text: string;
  typed: string;
  /** The bold part: the typed letters, or the letters that complete them. */
  bold: 'typed' | 'rest';
}

/** A name with the typed letters in another weight. */
export function Marked({ text, typed, bold }: MarkedProps) {
  const match = matchIn(text, typed);
  if (match === null) return text;
  const { start, end } = match;
  if (bold === 'rest') {
    return (
      <>
        {text.slice(0, end)}
        <b>{text.slice(end)}</b>
      </>
    );
  }
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
