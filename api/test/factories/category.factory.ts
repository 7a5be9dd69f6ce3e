import { slugify } from 'shared-contracts';
import type { DataSource } from 'typeorm';
import { insertRow } from './insert-row.ts';
import { nextSerial } from './seed.ts';

export interface CategoryRow {
  name: string;
  slug: string;
  icon: string;
}

export function buildCategory(overrides: Partial<CategoryRow> = {}): CategoryRow {
  const name = overrides.name ?? `Categoria ${nextSerial()}`;
  return { name, slug: slugify(name), icon: 'briefcase', ...overrides };
}

export function saveCategory(database: DataSource, overrides: Partial<CategoryRow> = {}) {
  return insertRow(database, 'categories', buildCategory(overrides));
}
