import { act, screen } from '@testing-library/react';
import { setPayUnit } from 'platform/jobs';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { emptyJobFilter, getJobPay, type JobFilter, type JobPay } from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { showOnScreen } from '../../../testing/show-on-screen';
import { PayDistribution } from './PayDistribution';

beforeEach(() => act(() => setPayUnit('month')));

const pay: JobPay = {
  count: 34,
  columns: { step: 200 * 14, first: 800 * 14, counts: [2, 12, 0, 20], lowest: 850 * 14, highest: 1500 * 14 },
};

function show(filter: Partial<JobFilter> = {}) {
  const onApply = jest.fn<void, [Pick<JobFilter, 'minPay'>]>();
  const group = <PayDistribution filter={{ ...emptyJobFilter, ...filter }} onApply={onApply} />;
  return { onApply, ...renderWithPlatform(group, { remotes: [remoteWithTexts] }) };
}
const drawing = async () => (await screen.findByRole('img')).getAttribute('aria-label')?.replaceAll('\u00A0', ' ');
const parts = () => Array.from(screen.getByRole('img').querySelectorAll('rect'), (bar) => bar.dataset['part']);

describe('PayDistribution off the screen', () => {
  const api = fakeApi();

  it('requests nothing; the common minimums are there', () => {
    show();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
      ['1 000', '1 200', '1 400', '1 600', '2 000'].map((text) => text.replace(' ', '\u00A0')),
    );
    expect(api.requests()).toEqual([]);
  });
});

describe('PayDistribution', () => {
  const api = fakeApi(answer(getJobPay, pay));
  showOnScreen();

  it('requests the pay of the search without its minimum, and says it in a sentence', async () => {
    show({ keyword: 'dados', minPay: '1200', sort: 'pay', page: 2 });
    expect(await drawing()).toBe(
      'Distribuição do vencimento em 34 ofertas: 850 – 1 500 € por mês × 14. O mais comum é 1 400 – 1 600 €.',
    );
    expect(api.requests()).toEqual(['GET /api/proxy/job-pay?keyword=dados']);
  });

  it.each([
    ['', ['bar', 'bar', 'bar', 'bar']],
    ['1199', ['below', 'bar', 'bar', 'bar']],
    ['1200', ['below', 'below', 'bar', 'bar']],
    ['16800-year', ['below', 'below', 'bar', 'bar']],
  ])('marks the bars below %p', async (minPay, expected) => {
    show({ minPay });
    await drawing();
    expect(parts()).toEqual(expected);
  });

  it.each([
    ['month', /^1.200$/, '1200'],
    ['year', /^16.800$/, '16800-year'],
  ] as const)('applies and removes a common minimum per %s', async (unit, label, minPay) => {
    act(() => setPayUnit(unit));
    const { user, onApply } = show();
    await user.click(screen.getByRole('button', { name: label, pressed: false }));
    expect(onApply).toHaveBeenLastCalledWith({ minPay });
  });

  it('removes the chosen minimum, and says what it counts', async () => {
    const { user, onApply } = show({ minPay: '1200' });
    expect(screen.getByText(/chega a 1.200.€/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^1.200$/, pressed: true }));
    expect(onApply).toHaveBeenLastCalledWith({ minPay: '' });
  });

  it('states that no job has comparable pay', async () => {
    api.use(answer(getJobPay, { count: 0, columns: null }));
    show();
    expect(await screen.findByText('Nenhuma destas ofertas indica um vencimento comparável.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows an error with a retry button', async () => {
    api.use(refuse(getJobPay, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos contar os vencimentos.');
    api.use(answer(getJobPay, pay));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await drawing()).toContain('34 ofertas');
  });
});
