import type { Category, Labels } from 'shared-contracts';
import type { CategoryRecord, Lookup } from './lookups.repository.ts';

const byPortuguese = new Intl.Collator('pt').compare;

export function toLabelsResponse(lookups: readonly Lookup[]): Labels {
  return Object.fromEntries(lookups.map(({ value, name }) => [value, name]));
}

export function toCitiesResponse(cities: readonly string[]): string[] {
  return cities.toSorted(byPortuguese);
}

export function toCategoriesResponse(categories: readonly CategoryRecord[]): Category[] {
  return categories
    .map(({ name, slug, icon, jobCount }) => ({ name, slug, icon, jobCount }))
    .toSorted((one, other) => byPortuguese(one.name, other.name));
}
