import { Controller } from '@nestjs/common';
import {
  listCategories,
  listCities,
  listExperienceLevels,
  listJobTypes,
  type Category,
  type Labels,
} from 'shared-contracts';
import { Public, Route, Versioned } from '../../http/index.ts';
import {
  listCategoriesExample,
  listCitiesExample,
  listExperienceLevelsExample,
  listJobTypesExample,
} from './lookups.examples.ts';
import { LookupsService } from './lookups.service.ts';

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
