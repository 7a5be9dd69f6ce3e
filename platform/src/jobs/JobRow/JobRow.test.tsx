import { screen } from '@testing-library/react';
import type { JobCard } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { renderWithPlatform } from '../../testing/render-with-platform';
import { ApplicationStatusBadge } from '../JobMarks';
import { JobRow, type JobRowProps } from './JobRow';

const now = '2026-11-20T12:00:00.000Z';

function show(job: Partial<JobCard> = {}, props: Omit<Partial<JobRowProps>, 'job'> = {}) {
  return renderWithPlatform(
    <ul>
      <JobRow job={buildJobCard(job)} now={now} {...props} />
    </ul>,
  );
}

describe('JobRow', () => {
  it('shows company, place, pay and date', () => {
    const { container } = show();
    const text = container.textContent.replaceAll('\u00A0', ' ');
    const parts = [
      'Analista de Dados',
      '2 100 – 2 600 € por mês × 14',
      'Vela Digital · Porto',
      'Híbrido',
      'há 10 dias',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('omits the company and its logo on the company’s own page', () => {
    show({}, { isOwn: true });
    expect(screen.queryByText('Vela Digital')).not.toBeInTheDocument();
    expect(screen.getByText('Porto')).toBeInTheDocument();
  });

  it.each([
    ['complete', 'Candidatura enviada'],
    ['answersDue', 'Faltam respostas'],
  ] as const)('shows the application state %s', (application, text) => {
    show({}, { application });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('renders comparable pay in both units, and other pay as stated', () => {
    const text = (job: Partial<JobCard>) => show(job).container.textContent.replaceAll('\u00A0', ' ');
    const salary = { min: 1200, max: null, currency: 'EUR', period: 'month', payments: 12 } as const;
    expect(text({ salary })).toContain('desde 1 029 € por mês × 14 desde 14 400 € por ano');
    expect(text({ salary: { ...salary, period: 'hour' } })).toContain('desde 1 200 € por hora');
  });

  it.each([
    ['2026-11-20T18:00:00.000Z', 'Fecha em menos de 24 horas'],
    ['2026-11-23T13:00:00.000Z', 'Fecha em 3 dias'],
  ])('shows that a job closes soon', (closesAt, text) => {
    show({ closesAt });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['pt', 'também por “front desk”, “Hotéis & Co”'],
    ['en', 'also for “front desk”, “Hotéis & Co”'],
  ] as const)('names the other words that found the job (%s)', (language, text) => {
    const row = <JobRow job={buildJobCard()} now={now} foundBy={['front desk', 'Hotéis & Co']} />;
    const { container } = renderWithPlatform(<ul>{row}</ul>, { language });
    expect(container).toHaveTextContent(text);
  });

  it('shows its action', () => {
    show({}, { action: <button type="button">Guardar</button> });
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeInTheDocument();
  });
});

describe('the status badge of an application', () => {
  const application = { status: 'reviewing', delivery: 'delivered', withdrawnAt: null } as const;

  it.each([
    ['its status', {}, 'Em análise'],
    ['an unknown status as pending', { status: 'archived' as never }, 'Pendente'],
    ['a refused delivery', { delivery: 'refused' }, 'Não entregue'],
    ['a withdrawal', { withdrawnAt: now }, 'Retirada'],
  ] as const)('shows %s', (_, change, text) => {
    renderWithPlatform(<ApplicationStatusBadge {...application} {...change} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
