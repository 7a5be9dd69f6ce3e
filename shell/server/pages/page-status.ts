import type { RouteData } from '../data/route-data.ts';
import type { ResolvedPage } from './resolved-page.ts';

export type PageStatus = 200 | 403 | 404 | 410 | 503;

/** The status that a page is sent with, from its address and the answers that decide. */
export function pageStatusOf(page: ResolvedPage, data: RouteData): PageStatus {
  if (page.kind === 'forbidden') return 403;
  if (page.kind !== 'page') return 404;
  const deciding = data.filter(({ decidesStatus }) => decidesStatus);
  if (deciding.some(({ answer }) => answer.kind === 'failed') || isOutage(data)) return 503;
  for (const { answer } of deciding) {
    if (answer.kind === 'refused') return answer.status === 410 ? 410 : 404;
    if (answer.kind === 'value' && isClosed(answer.value)) return 410;
  }
  return 200;
}

/** If every answer failed, the API is down, even when no single answer decides the status. */
const isOutage = (data: RouteData) => data.length > 0 && data.every(({ answer }) => answer.kind === 'failed');

const isClosed = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isClosed' in value && value.isClosed === true;
