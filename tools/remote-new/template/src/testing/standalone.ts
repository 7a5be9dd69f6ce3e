import { answer, type Standalone } from 'platform/testing';
import { listCompanies } from 'shared-contracts';
import { path } from '../remote';
import { buildCompanies, buildCompany } from './build-companies';

const companies = [
  buildCompany('Vela Digital'),
  buildCompany('Maré Alta', { id: 4, slug: 'mare-alta-4', jobCount: 6 }),
  buildCompany('Horta Nova', { id: 5, slug: 'horta-nova-5', jobCount: 1 }),
];

/** Pages and answers of `npm run dev -- --alone mfe-template`. */
export const standalone: Standalone = {
  pages: [path],
  answers: [answer(listCompanies, buildCompanies(companies))],
};
