import type { OddJob } from './odd-jobs.ts';

/** Values left out: what `undefined` becomes on the wire. */
const left = undefined;

/** Odd in their shape: unknown values, missing fields, wrong types. */
export const oddShapes: readonly OddJob[] = [
  {
    oddity: 'unknown values',
    written: {
      employment_types: ['gig', 'Remote Only'],
      workplace: 'anywhere',
      experience_level: 'ninja',
      language: 'gl',
    },
  },
  { oddity: 'unknown category', written: { category: 'Oceanografia Aplicada' } },
  { oddity: 'unknown status', written: { status: 'archived' } },
  {
    oddity: 'unknown currency and period',
    written: { salary: { min: 50, max: 60, currency: 'BTC', period: 'fortnight', payments: 13 } },
  },
  {
    oddity: 'fields missing',
    written: {
      category: left,
      employment_types: left,
      workplace: left,
      experience_level: left,
      requirements_html: left,
      benefits_html: left,
      salary: left,
      salary_text: left,
      tags: left,
      language: left,
      featured: left,
      featured_until: left,
      closes_at: left,
      questions: left,
    },
  },
  { oddity: 'no title', written: { title: left } },
  { oddity: 'title null', written: { title: null } },
  {
    oddity: 'wrong types',
    written: {
      title: 4217,
      employment_types: 'full-time',
      tags: 'vendas, loja',
      featured: 'yes',
      locations: 'Lisboa',
      questions: { text: 'Porquê?' },
      salary: '1200',
      posted_at: 1762333920,
    },
  },
  {
    oddity: 'pay as texts',
    written: { salary: { min: '1.200,00', max: 'mil e quinhentos', currency: 'EUR', period: 'month', payments: '14' } },
  },
  { oddity: 'senseless dates', written: { posted_at: '31/02/2026', closes_at: 'brevemente', updated_at: '' } },
  { oddity: 'unknown company', written: { company_id: 'C-9999' } },
  { oddity: 'no company', written: { company_id: null } },
  {
    oddity: 'questions without text or id',
    written: {
      questions: [
        { id: 'Q-1', text: '', required: true },
        { text: 'Tem transporte próprio?' },
        null,
        { id: 'Q-1', text: 'Repetida', required: 'sim' },
      ],
    },
  },
  {
    oddity: 'list with odd entries',
    written: {
      tags: ['loja', null, 7, '', 'loja'],
      employment_types: ['part-time', null, 'Weekend Only', 'part-time'],
    },
  },
  { oddity: 'NUL byte and lone surrogate', written: { title: 'Assistente Administrativo/a\u0000 \ud83d de Direção' } },
  {
    oddity: 'fields that nobody knows',
    written: { recruiter: { name: 'Equipa de Recrutamento', phone: '900 000 012' }, internal_score: 0.73 },
  },
];
