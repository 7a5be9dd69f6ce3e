import { limits } from './limits.ts';

/** A page number, or a gap of at least one page. */
export type PaginationItem = number | 'ellipsis';

/**
 * Items of a pagination bar without previous and next: all numbers if they fit, otherwise first, last and a window around
 * `page`: `1 2 3 … 20`, `1 … 7 … 20`, `1 … 18 19 20`. At most `limits.paginationItems`. A page out of range is clamped;
 * without pages the list is empty.
 */
export function paginationItems(page: number, total: number): PaginationItem[] {
  if (total <= limits.paginationItems) return numbers(1, total);
  const edge = limits.paginationItems - 2;
  const current = Math.min(Math.max(page, 1), total);
  if (current <= edge) return [...numbers(1, edge), 'ellipsis', total];
  if (current > total - edge) return [1, 'ellipsis', ...numbers(total - edge + 1, total)];
  return [1, 'ellipsis', current, 'ellipsis', total];
}

/** Parses a page number, from 1. Invalid values are read as 1. */
export function toPageNumber(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;
}

export interface PageWindow {
  /** Current page. A page beyond the end is the last page. */
  page: number;
  totalPages: number;
  /** Number of items before the page. */
  offset: number;
}

/** Range of items of a page. Without items the first page is empty. */
export function pageWindow(asked: number, total: number, size: number): PageWindow {
  const totalPages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), totalPages);
  return { page, totalPages, offset: (page - 1) * size };
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
