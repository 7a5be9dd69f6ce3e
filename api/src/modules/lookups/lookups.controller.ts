import { Controller } from '@nestjs/common';
import {
  listCategories,
  listCities,
  listExperienceLevels,
  listJobTypes,
  type Category,
  type Labels,
} from 'shared-contracts';
import { type ExampleOf, Public, Route, Versioned } from '../../http/index.ts';
import { LookupsService } from './lookups.service.ts';

const listJobTypesExample: ExampleOf<typeof listJobTypes> = {
  answer: { 'full-time': 'Full-time', 'part-time': 'Part-time' },
};

const listExperienceLevelsExample: ExampleOf<typeof listExperienceLevels> = {
  answer: { entry: 'Entry Level', mid: 'Mid Level' },
};

const listCitiesExample: ExampleOf<typeof listCities> = { answer: ['Aveiro', 'Braga', 'Porto'] };

const listCategoriesExample: ExampleOf<typeof listCategories> = {
  answer: [{ name: 'Tecnologia', slug: 'tecnologia', icon: 'laptop', jobCount: 318 }],
};

@Controller()
@Versioned()
export class LookupsController {
  constructor(private readonly lookups: LookupsService) {}

  @Route(listJobTypes, listJobTypesExample)
  @Public()
  jobTypes(): Promise<Labels> {
    return this.lookups.jobTypes();
  }

  @Route(listExperienceLevels, listExperienceLevelsExample)
  @Public()
  experienceLevels(): Promise<Labels> {
    return this.lookups.experienceLevels();
  }

  @Route(listCities, listCitiesExample)
  @Public()
  cities(): Promise<string[]> {
    return this.lookups.cities();
  }

  @Route(listCategories, listCategoriesExample)
  @Public()
  categories(): Promise<Category[]> {
    return this.lookups.categories();
  }
}
