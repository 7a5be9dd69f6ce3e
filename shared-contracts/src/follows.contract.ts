import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Integer } from './scalars.ts';

/** Ids of the companies that the signed-in user follows. */
export const listFollowedCompanies = defineEndpoint<NoVariables, Integer[]>({
  name: 'listFollowedCompanies',
  method: 'GET',
  template: '/api/account/followed-companies',
  tags: ['FollowedCompany'],
});

/** `companyId` is the number or the slug. Idempotent. Returns the followed companies. 404 `company_not_found`. */
export const followCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'followCompany',
  method: 'PUT',
  template: '/api/account/followed-companies/{companyId}',
});

/** Idempotent. Returns the followed companies. 404 `company_not_found`. */
export const unfollowCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'unfollowCompany',
  method: 'DELETE',
  template: '/api/account/followed-companies/{companyId}',
});
