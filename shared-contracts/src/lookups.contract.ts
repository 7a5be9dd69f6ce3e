import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Integer } from './scalars.ts';

export interface Category {
  name: string;
  slug: string;
  icon: string;
  jobCount: Integer;
}

/** Key → label. */
export type Labels = Record<string, string>;

/** Job types with their labels. */
export const listJobTypes = defineEndpoint<NoVariables, Labels>({
  name: 'listJobTypes',
  method: 'GET',
  template: '/api/job-types',
  tags: ['Lookup'],
});

/** Experience levels with their labels. */
export const listExperienceLevels = defineEndpoint<NoVariables, Labels>({
  name: 'listExperienceLevels',
  method: 'GET',
  template: '/api/experience-levels',
  tags: ['Lookup'],
});

/** Names of the cities that have an open job, alphabetical in Portuguese. */
export const listCities = defineEndpoint<NoVariables, string[]>({
  name: 'listCities',
  method: 'GET',
  template: '/api/cities',
  tags: ['Lookup'],
});

/** Categories that have an open job, sorted by name. */
export const listCategories = defineEndpoint<NoVariables, Category[]>({
  name: 'listCategories',
  method: 'GET',
  template: '/api/categories',
  tags: ['Lookup'],
});
