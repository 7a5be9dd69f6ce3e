import type { listCategories, listCities, listExperienceLevels, listJobTypes } from 'shared-contracts';
import type { ExampleOf } from '../../http/index.ts';

export const listJobTypesExample: ExampleOf<typeof listJobTypes> = {
  answer: { 'full-time': 'Full-time', 'part-time': 'Part-time' },
};

export const listExperienceLevelsExample: ExampleOf<typeof listExperienceLevels> = {
  answer: { entry: 'Entry Level', mid: 'Mid Level' },
};

export const listCitiesExample: ExampleOf<typeof listCities> = { answer: ['Aveiro', 'Braga', 'Porto'] };

export const listCategoriesExample: ExampleOf<typeof listCategories> = {
  answer: [{ name: 'Tecnologia', slug: 'tecnologia', icon: 'laptop', jobCount: 318 }],
};
