import { screen, within } from '@testing-library/react';
import { fakeApi } from 'platform/testing';
import type { Job, PayRange } from 'shared-contracts';
import { buildJob, buildPayRange, primedJob } from '../../../testing/build-job';
import { renderJobs } from '../../../testing/render-jobs';

const path = '/jobs/analista-de-dados-12';
const show = (range: PayRange | null, job: Partial<Job> = {}, page: Parameters<typeof renderJobs>[1] = {}) =>
  renderJobs(path, { data: primedJob(buildJob({ payRange: range, ...job })), ...page });
const salary = { min: 1250, max: 1400, currency: 'EUR', period: 'month', payments: 14 } as const;
/** Both units are rendered; the style sheet hides one. The month is the first. */
const box = () => within(screen.getByRole('region', { name: 'Vencimento e ofertas comparáveis' }));
const drawings = () =>
  box()
    .getAllByRole('img')
    .map((one) => one.getAttribute('aria-label')?.replaceAll('\u00A0', ' '));
const text = () =>
  screen.getByRole('region', { name: 'Vencimento e ofertas comparáveis' }).textContent?.replaceAll('\u00A0', ' ');

describe('the range of comparable jobs', () => {
  const api = fakeApi();

  it('says in both units the same beside the drawing and in its label, without a request', () => {
    show(buildPayRange(), { salary });
    expect(text()).toContain('Para esta função em Lisboa: 1 100 – 1 450 € por mês × 14, 34 ofertas de 21 empresas');
    expect(text()).toContain('15 400 – 20 300 € por ano, 34 ofertas de 21 empresas');
    expect(drawings()).toEqual([
      '34 ofertas comparáveis, de 950 € a 1 600 € por mês × 14. 27 ficam entre 1 100 € e 1 450 €. Esta oferta vai de 1 250 € a 1 400 €.',
      '34 ofertas comparáveis, de 13 300 € a 22 400 € por ano. 27 ficam entre 15 400 € e 20 300 €. Esta oferta vai de 17 500 € a 19 600 €.',
    ]);
    expect(api.requests()).toEqual([]);
  });

  it.each([
    ['Acima da mediana, 1 200 €', salary],
    ['Na mediana, 1 200 €', { ...salary, min: null, max: 1200.2 }],
    ['Na mediana, 1 200 €', { ...salary, min: 1200, max: 1400, payments: 12 } as const],
    ['Abaixo da mediana, 1 200 €', { ...salary, max: 1199 }],
    ['Começa abaixo da mediana, 1 200 €', { ...salary, min: 1100, max: null }],
    [
      'Mediana das ofertas comparáveis: 1 200 €',
      { ...salary, min: 7, max: null, period: 'hour', payments: null } as const,
    ],
    ['Mediana das ofertas comparáveis: 1 200 €', null],
  ])('shows “%s”', (line, pay) => {
    show(buildPayRange(), { salary: pay });
    expect(text()).toContain(line);
  });

  it('without own comparable pay, the drawing has no bar and no sentence about the job', () => {
    show(buildPayRange(), { salary: null });
    expect(drawings()[0]).not.toContain('Esta oferta');
    expect(box().queryByText('Esta oferta')).toBeNull();
    expect(text()).toContain('Vencimento não indicado');
  });

  it.each([
    [{}, 'com “rececionista” no título ou uma expressão equivalente: front desk, receptionist.'],
    [{ synonyms: [] }, 'com “rececionista” no título. São de qualquer nível'],
    [{ role: null }, 'da mesma área (Design) e com o mesmo nível de experiência (intermédio).'],
    [{}, 'Esta oferta está incluída.'],
    [{ includesJob: false }, 'Esta oferta não está incluída.'],
    [{}, 'junta 27 dos 34. A mediana é 1 200 € por mês × 14'],
    [
      { place: { kind: 'district', name: 'Porto', within: 'no distrito do Porto' } as const },
      'abertos no distrito do Porto',
    ],
  ])('“Como contamos” states the rules: %j', async (range, rule) => {
    const { user } = show(buildPayRange(range), {
      salary,
      category: 'Design',
      categorySlug: 'design',
      experienceLevel: 'mid',
    });
    await user.click(screen.getByText('Como contamos'));
    expect(text()).toContain(rule);
  });

  it('names area and level in the caption if the role has too few adverts', () => {
    show(buildPayRange({ role: null }), { salary, category: 'Design', categorySlug: 'design', experienceLevel: 'mid' });
    expect(text()).toContain('Na área de Design, nível intermédio, em Lisboa:');
    expect(text()).not.toContain('Para esta função');
  });

  it('is in English', () => {
    const place = { kind: 'district', name: 'Porto', within: 'no distrito do Porto' } as const;
    show(buildPayRange({ place }), { salary }, { language: 'en' });
    const region = screen.getByRole('region', { name: 'Pay and comparable jobs' });
    expect(region).toHaveTextContent(/For this role in the district of Porto: €1,100 – 1,450/);
  });

  it('shows the pay once among the facts: here, or without a range there', () => {
    show(buildPayRange(), { salary });
    expect(screen.queryByText('Vencimento base')).toBeNull();
  });

  it('shows nothing below the least number of adverts', () => {
    show(null, { salary });
    expect(screen.queryByRole('region', { name: 'Vencimento e ofertas comparáveis' })).toBeNull();
    expect(screen.getByText('Vencimento base')).toBeInTheDocument();
  });
});
