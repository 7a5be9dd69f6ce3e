import { isOneOf, jobStatuses, toPageNumber, type JobStatus, type ManagedJobListVariables } from 'shared-contracts';
import { toReference } from '../../../http/identifiers.parser.ts';

/** Filter of `GET /api/jobs`; null: no restriction. */
export interface ManagedJobFilter {
  keyword: string;
  status: JobStatus | null;
  companyId: number | null;
  page: number;
}

/** No company has this id, so an invalid company id matches no job. */
const noCompanyId = 0;

function toCompanyId(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  return toJobId(text) ?? noCompanyId;
}

export function toManagedJobFilter({ keyword, status, companyId, page }: ManagedJobListVariables): ManagedJobFilter {
  return {
    keyword: keyword ?? '',
    status: isOneOf(jobStatuses, status) ? status : null,
    companyId: toCompanyId(companyId),
    page: toPageNumber(page),
  };
}

/** The id in a path parameter; null if the parameter is not a valid id. */
export function toJobId(text: string): number | null {
  const reference = toReference(text);
  return reference !== null && 'id' in reference ? reference.id : null;
}
