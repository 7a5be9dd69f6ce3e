import { limits } from './limits.ts';

/** A page's number, or a gap that stands for at least one page. */
export type PaginationItem = number | 'ellipsis';

/**
 * What a pagination bar shows, previous and next left out: every number while they fit, otherwise first, last and a window
 * around `page`: `1 2 3 … 20`, `1 … 7 … 20`, `1 … 18 19 20`. Never more than `limits.paginationItems`. A page beyond
 * either end counts as that end; without pages there is nothing to show.
 */
export function paginationItems(page: number, total: number): PaginationItem[] {
  if (total <= limits.paginationItems) return numbers(1, total);
  const edge = limits.paginationItems - 2;
  const current = Math.min(Math.max(page, 1), total);
  if (current <= edge) return [...numbers(1, edge), 'ellipsis', total];
  if (current > total - edge) return [1, 'ellipsis', ...numbers(total - edge + 1, total)];
  return [1, 'ellipsis', current, 'ellipsis', total];
}

/** The number that an address gives to a page, from 1; anything else counts as the first. */
export function toPageNumber(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;
}

export interface PageWindow {
  /** The page that is shown; beyond the end it is the last one. */
  page: number;
  totalPages: number;
  /** Items before it. */
  offset: number;
}

/** Which part of `total` items a page shows. Without items there is an empty first page. */
export function pageWindow(asked: number, total: number, size: number): PageWindow {
  const totalPages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), totalPages);
  return { page, totalPages, offset: (page - 1) * size };
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
