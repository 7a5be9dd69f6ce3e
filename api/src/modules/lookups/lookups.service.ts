import { Injectable } from '@nestjs/common';
import type { Category, Labels } from 'shared-contracts';
import { DataVersion } from '../../http/data-version.ts';
import { Latest } from '../../http/latest.ts';
import { LookupsRepository } from './lookups.repository.ts';
import { toCategoriesResponse, toCitiesResponse, toLabelsResponse } from './lookups.response.ts';

/** Every page asks for these, and only an ingest changes them. */
@Injectable()
export class LookupsService {
  private readonly latestCities = new Latest(() => this.lookups.citiesWithJobs());
  private readonly latestCategories = new Latest(() => this.lookups.categoriesWithJobs());

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
    return toCitiesResponse(await this.latestCities.get(await this.dataVersion.current()));
  }

  async categories(): Promise<Category[]> {
    return toCategoriesResponse(await this.latestCategories.get(await this.dataVersion.current()));
  }
}
