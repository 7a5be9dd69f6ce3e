import type { followCompany, listFollowedCompanies, unfollowCompany } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';

export const listFollowedCompaniesExample: ExampleOf<typeof listFollowedCompanies> = { answer: [34, 51] };

export const followCompanyExample: ExampleOf<typeof followCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: [34, 51],
};

export const unfollowCompanyExample: ExampleOf<typeof unfollowCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: [51],
};
