import { answer, refuse, type Standalone } from 'platform/testing';
import {
  countJobsByPlace,
  getApplied,
  getJob,
  getJobPay,
  getSubscription,
  limits,
  listApplications,
  listCategories,
  listHomeJobs,
  listJobCompanies,
  listJobs,
  listSavedJobs,
  saveSearch,
  searchJobs,
  subscribeToAlerts,
  suggestSearches,
  type ListedJob,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildJob, buildPayRange, buildSearchPage, now } from './build-job';

const titles = ['Analista de Dados', 'Enfermeira', 'Cozinheiro', 'Programadora Web', 'Gestor de Loja', 'Eletricista'];

const cards = Array.from({ length: limits.homeJobsListed }, (_, index) => {
  const id = 12 + index;
  return buildJobCard({ id, slug: `oferta-${id}`, title: titles[index % titles.length] ?? '' });
});

/** A search with results, a job with pay, and the home page's strips. */
export const standalone: Standalone = {
  pages: ['/jobs', '/jobs/oferta-12', '/jobs/comparar?ids=12,13'],
  answers: [
    answer(searchJobs, buildSearchPage({ items: cards.slice(0, limits.searchPageSize), total: cards.length })),
    answer(listHomeJobs, { featured: cards.slice(0, 3), recent: cards.slice(3), total: 1284, now }),
    answer(listCategories, [
      { name: 'Tecnologia', slug: 'tecnologia', icon: 'code', jobCount: 412 },
      { name: 'Design', slug: 'design', icon: 'pen', jobCount: 86 },
    ]),
    answer(countJobsByPlace, { municipalities: [], total: cards.length, remote: 2, elsewhere: 0 }),
    answer(getJobPay, { count: 34, columns: buildPayRange().columns }),
    answer(listJobCompanies, { items: [{ value: '3', label: 'Vela Digital', count: cards.length }], total: 1 }),
    answer(listJobs, cards as ListedJob[]),
    answer(suggestSearches, {
      titles: [],
      companies: [{ id: 3, slug: 'vela-digital-3', name: 'Vela Digital', jobs: 8 }],
      areas: [],
    }),
    answer(listSavedJobs, []),
    answer(listApplications, []),
    answer(getApplied, { applied: false, hasApplied: false, answersDue: false, receipt: null }),
    refuse(getSubscription, 404, 'subscription_not_found'),
    answer(subscribeToAlerts, { success: true, message: 'ok' }),
    answer(saveSearch, { id: '33333333-3333-4333-8333-333333333333', query: '', places: [], createdAt: now }),
    answer(getJob, (_request, { id }) => {
      const card = cards.find((one) => one.slug === id || String(one.id) === id);
      return buildJob({ ...card, payRange: buildPayRange(), questionCount: 2 });
    }),
  ],
};
