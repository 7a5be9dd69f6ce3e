import { Injectable } from '@nestjs/common';
import { suggestionsAgeSeconds, type SearchSuggestions } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { CatalogueReads } from '../../../database/replicas/reads.provider.ts';
import { Catalogues } from '../search/catalogue/catalogues.service.ts';
import { readOpenNames } from './open-names.repository.ts';
import { SuggestionIndex } from './suggestion-index.policy.ts';

interface Built {
  version: string;
  index: SuggestionIndex;
  startedAt: number;
}

/** A text without matches in an unchanged catalogue also changes with time: jobs expire. */
const maxAgeMs = 60_000;

/**
 * Answers every typed character, so it never waits for an index except for the first: while a newer one is built, the previous
 * one answers.
 */
@Injectable()
export class SearchSuggestionsService {
  private built: Built | null = null;
  private building: Promise<Built> | null = null;

  constructor(
    private readonly reads: CatalogueReads,
    private readonly dataVersion: DataVersion,
    private readonly catalogues: Catalogues,
  ) {}

  async suggest(text: string, now = Date.now()): Promise<SearchSuggestions> {
    const { index } = await this.current(now);
    return index.suggest(text);
  }

  private async current(now: number): Promise<Built> {
    const version = await this.dataVersion.current();
    if (this.built === null) return this.build(version, now);
    const age = now - this.built.startedAt;
    const isOutdated = version !== this.built.version && age >= suggestionsAgeSeconds * 1000;
    // A failed build leaves the previous index, and the next request tries again.
    if (isOutdated || age >= maxAgeMs) this.build(version, now).catch(() => undefined);
    return this.built;
  }

  private build(version: string, startedAt: number): Promise<Built> {
    this.building ??= this.read(version, startedAt).finally(() => {
      this.building = null;
    });
    return this.building;
  }

  private async read(version: string, startedAt: number): Promise<Built> {
    const { synonyms } = await this.catalogues.at(version);
    const index = await SuggestionIndex.build(await readOpenNames(this.reads), synonyms);
    this.built = { version, index, startedAt };
    return this.built;
  }
}
