import { clientEventLimits } from 'shared-contracts';

/** Longer texts are not read: a message may contain a whole response. */
const readCharacters = 1000;
/** Longer words are tokens, data or code. */
const wordCharacters = 60;
/** Digits, also in groups, with what surrounds them. */
const numbers = /[\d .-]+/g;
/** Digits of a year, a status or a line. Longer are telephone, tax and document numbers. */
const shortDigits = 4;

const cut = '…';

function redactWord(word: string): string {
  if (word.includes('@') || word.includes('%40')) return cut;
  // An address loses its query and fragment.
  const [kept = ''] = word.split(/[?#]/, 1);
  return kept.length > wordCharacters ? cut : kept;
}

function redactNumber(run: string): string {
  if (run.replaceAll(/\D/g, '').length <= shortDigits) return run;
  return (run.startsWith(' ') ? ' ' : '') + cut + (run.endsWith(' ') ? ' ' : '');
}

/** An error's message without e-mail addresses, queries of addresses, long numbers and tokens. */
export function redactMessage(message: string): string {
  return message
    .slice(0, readCharacters)
    .split(/\s/)
    .map(redactWord)
    .join(' ')
    .replaceAll(numbers, redactNumber)
    .slice(0, clientEventLimits.messageCharacters);
}
