import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A made-up advert with the occupation that it is for, which its text need not name. */
export interface Advert {
  title: string;
  occupation: string;
  area: string;
  city: string;
  text: string;
}

/** A question as a candidate in Portugal types it, and what it asks for. */
export interface Question {
  kind: string;
  text: string;
  occupation: string;
  city?: string;
}

interface Occupation {
  id: string;
  /** Occupations that a candidate may consider too. */
  related: string[];
}

const read = <Row>(file: string) => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Row[];
export const adverts = read<Advert>('adverts.json');
export const questions = read<Question>('questions.json');
const relatedOf = new Map(read<Occupation>('occupations.json').map(({ id, related }) => [id, related]));

/**
 * Grade of an advert for a question, 0 to 3, by their labels and not by their words: 3 the occupation (in the city, if the question
 * names one), 1 the occupation elsewhere or a related occupation, 0 anything else.
 */
export function gradeOf(question: Question, advert: Advert): number {
  const isThere = question.city === undefined || question.city === advert.city;
  if (question.occupation === advert.occupation) return isThere ? 3 : 1;
  return isThere && relatedOf.get(question.occupation)!.includes(advert.occupation) ? 1 : 0;
}

const ranked = 10;

/** Discounted cumulative gain of the first ten: Järvelin and Kekäläinen, with the gain 2^grade - 1. */
const gainOf = (grades: readonly number[]) =>
  grades.slice(0, ranked).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** nDCG@10 of a result: 1 if no order of all adverts is better. */
export function ndcg(question: Question, found: readonly Advert[]): number {
  const best = adverts.map((advert) => gradeOf(question, advert)).toSorted((a, b) => b - a);
  return gainOf(found.map((advert) => gradeOf(question, advert))) / gainOf(best);
}
