import { answer, type Standalone } from 'platform/testing';
import {
  followCompany,
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  listHomeCompanies,
  unfollowCompany,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildCompany, buildCompanyCard, buildCompanyJobs, buildCompanyList, buildFigures } from './build-company';

const cards = [
  buildCompanyCard('Vela Digital', { slug: 'vela-digital-3' }),
  buildCompanyCard('Maré Alta', { id: 4, slug: 'mare-alta-4', industry: 'Turismo', location: 'Faro', jobCount: 6 }),
  buildCompanyCard('Horta Nova', {
    id: 5,
    slug: 'horta-nova-5',
    industry: 'Agricultura',
    location: 'Beja',
    jobCount: 2,
  }),
];

const nameOf = (slug: string) => cards.find((card) => card.slug === slug)?.name ?? 'Vela Digital';

/** Three companies; each company's page has two jobs. */
export const standalone: Standalone = {
  pages: ['/companies', '/companies/vela-digital-3'],
  answers: [
    answer(listCompanies, buildCompanyList(cards)),
    answer(listHomeCompanies, { items: cards, total: cards.length }),
    answer(listFollowedCompanies, []),
    answer(followCompany, (_request, { companyId }) => [Number(companyId)]),
    answer(unfollowCompany, []),
    answer(listCompanyJobs, buildCompanyJobs({ items: [buildJobCard(), buildJobCard({ id: 13, title: 'Designer' })] })),
    answer(getCompanyFigures, buildFigures()),
    answer(getCompany, (_request, { companyId }) => buildCompany({ slug: companyId, name: nameOf(companyId) })),
  ],
};
