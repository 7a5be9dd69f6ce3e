import type { JobFilter } from 'shared-contracts';

/** Current values of a search bar's fields, applied or not. */
export function typedSearch({ elements }: HTMLFormElement): Pick<JobFilter, 'keyword' | 'location' | 'place'> {
  const fields = [...elements].filter((element) => element instanceof HTMLInputElement);
  const valuesOf = (name: string) =>
    fields
      .filter((field) => field.name === name)
      .map((field) => field.value.trim())
      .filter((value) => value !== '');
  return {
    keyword: valuesOf('keyword')[0] ?? '',
    location: valuesOf('location')[0] ?? '',
    place: [...new Set(valuesOf('place'))],
  };
}
