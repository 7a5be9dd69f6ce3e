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

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
