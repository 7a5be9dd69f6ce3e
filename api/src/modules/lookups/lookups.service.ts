import { Injectable } from '@nestjs/common';
import type { Category, Labels } from 'shared-contracts';
import { DataVersion, VersionedCache } from '../../database/data-version.cache.ts';
import { LookupsRepository, type CategoryRecord, type Lookup } from './lookups.repository.ts';

const byPortuguese = new Intl.Collator('pt').compare;

function toLabelsResponse(lookups: readonly Lookup[]): Labels {
  return Object.fromEntries(lookups.map(({ value, name }) => [value, name]));
}

function toCitiesResponse(cities: readonly string[]): string[] {
  return cities.toSorted(byPortuguese);
}

function toCategoriesResponse(categories: readonly CategoryRecord[]): Category[] {
  return categories
    .map(({ name, slug, icon, jobCount }) => ({ name, slug, icon, jobCount }))
    .toSorted((one, other) => byPortuguese(one.name, other.name));
}

/** Lookups are used on every page and change only with an ingest, so they are cached by data version. */
@Injectable()
export class LookupsService {
  private readonly cachedCities = new VersionedCache(() => this.lookups.citiesWithJobs());
  private readonly cachedCategories = new VersionedCache(() => this.lookups.categoriesWithJobs());

  constructor(
    private readonly lookups: LookupsRepository,
    private readonly dataVersion: DataVersion,
  ) {}

  async jobTypes(): Promise<Labels> {
    return toLabelsResponse(await this.lookups.jobTypes());
  }

  async experienceLevels(): Promise<Labels> {
    return toLabelsResponse(await this.lookups.experienceLevels());
  }

  async cities(): Promise<string[]> {
    return toCitiesResponse(await this.cachedCities.get(await this.dataVersion.current()));
  }

  async categories(): Promise<Category[]> {
    return toCategoriesResponse(await this.cachedCategories.get(await this.dataVersion.current()));
  }
}
