import { fold } from 'shared-contracts';
import { expressionOf } from './synonym-dictionary.policy.ts';
import { abbreviations, synonymGroups } from './synonyms.ts';

const lines = Object.values(synonymGroups).flat();
const texts = lines.flatMap((line) => line.split('|').map((text) => text.trim()));
const keys = texts.map((text) => expressionOf(text).words.join(' '));

it('our own words are pairs or more in each line, and each expression is in one line, in one form', () => {
  expect(lines.length).toBeGreaterThanOrEqual(150);
  expect(lines.filter((line) => !/^[^|]*\S \| \S/.test(line))).toEqual([]);
  expect(texts.filter((text) => expressionOf(text).words.length === 0)).toEqual([]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('every abbreviation is one of our own words, and folded', () => {
  expect([...abbreviations].filter((one) => !keys.includes(one) || fold(one) !== one)).toEqual([]);
});
