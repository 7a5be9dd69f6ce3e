import { isOneOf, jobStatuses, toPageNumber, type JobStatus, type ManagedJobListVariables } from 'shared-contracts';
import { toReference } from '../../../http/id-or-slug.ts';

/** What `GET /api/jobs` is asked for; null: whatever it is. */
export interface ManagedJobFilter {
  keyword: string;
  status: JobStatus | null;
  companyId: number | null;
  page: number;
}

/** No company has it: what is no id of one finds nothing. */
const nobody = 0;

function toCompanyId(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  return toJobId(text) ?? nobody;
}

export function toManagedJobFilter({ keyword, status, companyId, page }: ManagedJobListVariables): ManagedJobFilter {
  return {
    keyword: keyword ?? '',
    status: isOneOf(jobStatuses, status) ? status : null,
    companyId: toCompanyId(companyId),
    page: toPageNumber(page),
  };
}

/** The number that an address gives; null for what can be none. */
export function toJobId(text: string): number | null {
  const reference = toReference(text);
  return reference !== null && 'id' in reference ? reference.id : null;
}
