import { useSearchParams } from 'platform';
import { routes } from 'shared-contracts';

export interface CompanyFilter {
  search: string;
  page: number;
}

/** The list keeps its state in the address bar. */
export function useCompanyFilter(): CompanyFilter {
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  return { search: query.get('search') ?? '', page: Number.isSafeInteger(page) ? page : 1 };
}

export function companiesAddress({ search, page }: CompanyFilter): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? routes.companies : `${routes.companies}?${text}`;
}
