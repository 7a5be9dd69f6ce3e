import { screen } from '@testing-library/react';
import { fakeApi, renderWithPlatform } from 'platform/testing';
import { emptyJobFilter } from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { buildSearchPage } from '../../../testing/build-job';
import type { JobSearch } from '../useJobSearch';
import { useDesk } from '../useDesk';
import { Results } from './Results';

const ready: JobSearch = {
  page: buildSearchPage(),
  current: undefined,
  status: 'ready',
  isStale: true,
  retry: () => {},
};

function Shown(search: JobSearch) {
  const desk = useDesk(emptyJobFilter, search.page, search.current);
  return <Results search={search} filter={emptyJobFilter} desk={desk} onLeave={() => {}} />;
}

const show = (search: Partial<JobSearch>) =>
  renderWithPlatform(<Shown {...ready} {...search} />, { path: '/jobs', remotes: [remoteWithTexts] });

describe('Results', () => {
  fakeApi();

  it('shows the previous rows as busy while the next ones are loading', () => {
    const { container } = show({ isStale: true });
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('A procurar ofertas')).not.toBeInTheDocument();
  });

  it('is not busy once the rows are loaded', () => {
    const { container } = show({ isStale: false });
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it.each([
    [true, 'Não conseguimos carregar as ofertas'],
    [false, 'Sem ligação à Internet'],
  ])('keeps the last rows below a failure and says since when they are (online: %s)', (online, title) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    show({ status: 'failed', isStale: false, page: buildSearchPage({ now: '2026-11-12T14:05:00.000Z' }) });
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByText('Da última vez que a lista carregou, às 14:05:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
  });

  it('shows a failure alone if the last search found nothing', () => {
    show({ status: 'failed', isStale: false, page: buildSearchPage({ items: [], total: 0 }) });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/Da última vez/)).not.toBeInTheDocument();
  });

  it('shows ten placeholder rows during the first load', () => {
    const { container } = show({ page: undefined, status: 'loading', isStale: false });
    expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(10);
  });
});
