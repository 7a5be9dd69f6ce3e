import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Integer } from './scalars.ts';

/** Ids of the companies whose new jobs the signed-in person wants to hear of. */
export const listFollowedCompanies = defineEndpoint<NoVariables, Integer[]>({
  name: 'listFollowedCompanies',
  method: 'GET',
  template: '/api/account/followed-companies',
  tags: ['FollowedCompany'],
});

/** `companyId` is the number or the slug. Following twice is following. 404 `company_not_found`. Answers what is followed now. */
export const followCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'followCompany',
  method: 'PUT',
  template: '/api/account/followed-companies/{companyId}',
});

/** Not following is no error. 404 `company_not_found`. Answers what is followed now. */
export const unfollowCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'unfollowCompany',
  method: 'DELETE',
  template: '/api/account/followed-companies/{companyId}',
});
