import {
  readSignInTarget,
  returnAddress,
  routes,
  sentParameter,
  withSignInTarget,
  type PageForm,
} from 'shared-contracts';
import type { PageRequest } from '../pages/page-request.ts';

type FormPage = Pick<PageRequest, 'pathname' | 'query'>;

/** Redirect target after the API has accepted a form. Always a path of this site. */
export function nextAddress({ name, next }: PageForm, page: FormPage): string {
  if (next !== undefined) return withSignInTarget(next, readSignInTarget(page.query));
  const query = new URLSearchParams(page.query);
  query.set(sentParameter, name);
  return `${ownPath(page.pathname)}?${query.toString()}`;
}

/** Redirect target after a session has started. Always a path of this site. */
export const signInAddress = ({ query }: FormPage): string => returnAddress(query.get('returnTo')) ?? routes.account;

/** Two slashes at the beginning would name another host. */
const ownPath = (pathname: string) => pathname.replace(/^\/{2,}/, '/');
