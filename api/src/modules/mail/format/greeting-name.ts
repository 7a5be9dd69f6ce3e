import { typedWords } from './typed-words.ts';

/** A name by which to greet; null where there is none, or none to be passed on. */
export const greetingName = (name: string | null): string | null => typedWords(name);
