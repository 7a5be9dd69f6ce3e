/**
 * The forms of a Portuguese word that mean the same to a search: gender and number of occupations ("enfermeiras",
 * "enfermeiro"), and the consonants that the spelling of 1990 dropped ("recepcionista", "rececionista"). All words are
 * folded. English plurals follow the same rules. A rule may give a form that is no word, which no job then contains.
 */

/** Words that differ by one of the rules and mean something else: a fact and a suit, a surname and a smith. */
const distinctWords = new Set('facto factos pacto pactos apto apta aptos aptas rapto ferreira madeira'.split(' '));

/** Shorter words are names, prepositions and abbreviations. */
const isInflected = /^[a-z]{4,}$/;

const silentConsonant = /(?<=[aeiou])[cp](?=[ct])/g;

/** Endings of plurals with five letters and more, and their singular. The first that fits is used. */
const plurals: readonly (readonly [RegExp, string])[] = [
  // "armazém" and "armazéns", "technician" and "technicians"
  [/(?<=[aeiou])(?:m|ms|ns)$/, 'n'],
  [/(?:oes|aes|aos)$/, 'ao'],
  [/(?<=[aeiou])res$/, 'r'],
  [/zes$/, 'z'],
  [/(?<=[aeou])is$/, 'l'],
  [/(?<=[^aeiou])is$/, 'il'],
  [/(?<!s)s$/, ''],
];

/** Endings of feminine words with six letters and more, and their masculine. */
const feminines: readonly (readonly [RegExp, string])[] = [
  [/(?<=eir|ic|ad|ari|iv|og|tet|graf|nom)a$/, 'o'],
  [/(?<=[dts]or)a$/, ''],
];

/** Endings of forms, by the ending of the lemma: the inverse of the rules above. */
const inflections: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=[aeiou])n$/, ['n', 'm', 'ms', 'ns']],
  [/ao$/, ['ao', 'aos', 'oes', 'aes']],
  [/(?<=[dts]or)$/, ['', 's', 'es', 'a', 'as']],
  [/(?<=[aeiou]r|z)$/, ['', 's', 'es']],
  [/(?<=[aeou])l$/, ['l', 'ls', 'is']],
  [/il$/, ['il', 'ils', 'is']],
  [/(?<=eir|ic|ad|ari|iv|og|tet|graf|nom)o$/, ['o', 'os', 'a', 'as']],
  [/$/, ['', 's']],
];

function replaceEnding(word: string, rules: typeof plurals): string {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(...rule);
}

/** The form that represents all forms of a word: singular, masculine, new spelling. It need not be a word. */
export function lemmaOf(word: string): string {
  if (!isInflected.test(word) || distinctWords.has(word)) return word;
  const modern = word.length < 5 ? word : word.replaceAll(silentConsonant, '');
  const singular = modern.length < 5 ? modern : replaceEnding(modern, plurals);
  return singular.length < 6 ? singular : replaceEnding(singular, feminines);
}

/** The word with a "c" or "p" before each "c" or "t" that follows a vowel, one at a time. */
function oldSpellings(word: string): string[] {
  const places = Array.from(word.matchAll(/(?<=[aeiou])[ct]/g), ({ index }) => index);
  return places.flatMap((at) => [`${word.slice(0, at)}c${word.slice(at)}`, `${word.slice(0, at)}p${word.slice(at)}`]);
}

/**
 * Everything that may have this lemma, the form without an ending first: to be compared with the words that exist, then by
 * `lemmaOf`. At most one consonant is silent.
 */
export function possibleForms(lemma: string): readonly string[] {
  const [ending, endings] = inflections.find(([one]) => one.test(lemma))!;
  const modern = endings.map((other) => lemma.replace(ending, other));
  return [...new Set([...modern, ...modern.flatMap(oldSpellings)])];
}
