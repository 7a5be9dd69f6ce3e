import { Module } from '@nestjs/common';
import { CatalogueChangesRepository } from './catalogue-changes.repository.ts';
import { PurgeTask } from './purge.task.ts';

/** Removes changed pages from shared caches in front of the HTML servers (ADR 61). */
@Module({ providers: [CatalogueChangesRepository, PurgeTask] })
export class PageCacheWorkerModule {}
