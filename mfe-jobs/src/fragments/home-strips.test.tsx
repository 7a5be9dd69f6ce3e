import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hiddenJobs, seenJobs } from 'platform/jobs';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import type { ReactElement } from 'react';
import {
  jobHref,
  limits,
  listCategories,
  listHomeJobs,
  type Category,
  type HomeJobs,
  type Language,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { remote } from '../remote';
import { now } from '../testing/build-job';
import { AlertCard } from './AlertCard';
import { Categories } from './categories';
import { FeaturedJobs } from './featured';
import { RecentJobs } from './recent';

const show = (ui: ReactElement, language: Language = 'pt') =>
  renderWithPlatform(ui, { path: '/home', language, remotes: [remote] });

const areas: Category[] = ['Design', 'Finanças', 'Tecnologia', 'Vendas'].map((name, index) => ({
  name,
  slug: name.toLowerCase(),
  icon: '',
  jobCount: index,
}));

describe('Categories', () => {
  const api = fakeApi();

  it('links to the jobs of each category and shows their number', async () => {
    api.use(answer(listCategories, areas));
    show(<Categories />);
    expect(await screen.findByRole('link', { name: /Finanças.{0,300}1 oferta$/ })).toHaveAttribute(
      'href',
      '/jobs?category=finan%C3%A7as',
    );
  });

  it('shows English names in English', async () => {
    api.use(answer(listCategories, areas));
    show(<Categories />, 'en');
    const area = await screen.findByRole('link', { name: /^Technology.*2 jobs$/ });
    expect(area).toHaveAttribute('href', '/jobs?category=tecnologia');
  });

  it('shows six placeholders while loading', async () => {
    api.use(answer(listCategories, areas));
    const { container } = show(<Categories />);
    expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(6);
    await screen.findByRole('link', { name: /Design/ });
    expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/jobs');
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listCategories, 500, 'internal_error'));
    const { user } = show(<Categories />);
    await screen.findByText('Não conseguimos carregar as áreas');
    api.use(answer(listCategories, areas));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: /Design/ })).toBeInTheDocument();
  });

  describe('in an overflowing strip', () => {
    const scrollTo = jest.fn();
    beforeEach(() => {
      jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700);
      jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
      Element.prototype.scrollTo = scrollTo;
    });
    afterEach(() => jest.restoreAllMocks());

    it('scrolls by 200 pixels per click, and adds up clicks during the animation', async () => {
      api.use(answer(listCategories, areas));
      const { user } = show(<Categories />);
      const forward = await screen.findByRole('button', { name: 'Mais áreas' });
      expect(screen.getByRole('button', { name: 'Áreas anteriores' })).toHaveAttribute('aria-disabled', 'true');
      await user.click(forward);
      expect(scrollTo).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
      const strip = screen.getByRole('link', { name: /Design/ }).closest('ul')!;
      strip.scrollLeft = 50;
      fireEvent.scroll(strip);
      await user.click(forward);
      expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
      fireEvent(strip, new Event('scrollend'));
      await user.click(screen.getByRole('button', { name: 'Áreas anteriores' }));
      expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
      strip.scrollLeft = 300;
      fireEvent.scroll(strip);
      expect(forward).toHaveAttribute('aria-disabled', 'true');
    });

    it('has no arrows with three categories', async () => {
      api.use(answer(listCategories, areas.slice(0, 3)));
      show(<Categories />);
      await screen.findByRole('link', { name: /Design/ });
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });
});

describe('FeaturedJobs and RecentJobs', () => {
  const cards = (from: number, count: number, isFeatured = false) =>
    Array.from({ length: count }, (_, index) =>
      buildJobCard({ id: from + index, title: `Oferta ${from + index}`, isFeatured }),
    );
  const home = (lists: Partial<HomeJobs>): HomeJobs => ({ featured: [], recent: [], total: 30, now, ...lists });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const api = fakeApi();
  afterEach(() => {
    hiddenJobs.clear();
    seenJobs.clear();
  });

  it('show the six newest jobs in FeaturedJobs if none is featured', async () => {
    api.use(answer(listHomeJobs, home({ recent: cards(0, limits.homeJobsListed + limits.homeJobs) })));
    show(<FeaturedJobs />);
    await screen.findByText('Oferta 0');
    expect(titles()).toEqual([0, 1, 2, 3, 4, 5].map((id) => `Oferta ${id}`));
  });

  it('show the next six jobs in RecentJobs', async () => {
    api.use(answer(listHomeJobs, home({ recent: cards(0, limits.homeJobsListed + limits.homeJobs) })));
    show(<RecentJobs />);
    await screen.findByText('Oferta 6');
    expect(titles()).toEqual([6, 7, 8, 9, 10, 11].map((id) => `Oferta ${id}`));
  });

  it('show only featured jobs in FeaturedJobs if any exist', async () => {
    api.use(answer(listHomeJobs, home({ featured: cards(0, 2, true), recent: cards(2, 8) })));
    show(<FeaturedJobs />);
    await screen.findByText('Oferta 0');
    expect(titles()).toEqual(['Oferta 0', 'Oferta 1']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Em destaque');
  });

  it('show the first featured job as a card with its text, the others as rows; one job has no rows', async () => {
    api.use(answer(listHomeJobs, home({ featured: cards(0, 6, true) })));
    const { unmount } = show(<FeaturedJobs />);
    const lead = await screen.findByRole('article');
    expect(lead).toHaveTextContent('Oferta 0');
    expect(lead.querySelector('time')).toHaveTextContent(/^há/);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    unmount();
    api.use(answer(listHomeJobs, home({ featured: cards(0, 1, true) })));
    show(<FeaturedJobs />);
    await screen.findByRole('article');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('show rows with a link to the job, its company, pay and time, and a save button', async () => {
    const [card] = cards(1, 1);
    api.use(answer(listHomeJobs, home({ featured: cards(10, 1, true), recent: [card!] })));
    show(<RecentJobs />);
    const row = (await screen.findByRole('link', { name: card!.title })).closest('li')!;
    expect(within(row).getByRole('link')).toHaveAttribute('href', jobHref(card!));
    expect(row).toHaveTextContent(card!.companyName);
    expect(row.querySelector('time')).toHaveAttribute('datetime', card!.postedAt);
    expect(within(row).getByRole('button', { name: `Guardar: ${card!.title}` })).toBeInTheDocument();
  });

  it('omit jobs that were hidden in this browser, and list the next ones without another request', async () => {
    hiddenJobs.add(0, 11);
    api.use(answer(listHomeJobs, home({ featured: cards(0, 3, true), recent: cards(10, 9) })));
    const strips = (
      <>
        <FeaturedJobs />
        <RecentJobs />
      </>
    );
    show(strips);
    await screen.findByText('Oferta 16');
    expect(titles()).toEqual([1, 2, 10, 12, 13, 14, 15, 16].map((id) => `Oferta ${id}`));
    expect(api.requests()).toHaveLength(1);
    act(() => hiddenJobs.add(1, 2));
    expect(titles()).toEqual([10, 12, 13, 14, 15, 16, 17, 18].map((id) => `Oferta ${id}`));
    expect(api.requests()).toHaveLength(1);
  });

  it('mark jobs that were opened in this browser', async () => {
    seenJobs.add(0, 1);
    api.use(answer(listHomeJobs, home({ featured: cards(0, 4, true) })));
    show(<FeaturedJobs />);
    await screen.findByText('Oferta 0');
    const shown = [screen.getByRole('article'), ...screen.getAllByRole('listitem')];
    expect(shown.map((job) => /\bVista\b/.test(job.textContent))).toEqual([true, true, false, false]);
  });

  it('hide RecentJobs after a failure', async () => {
    api.use(refuse(listHomeJobs, 500, 'internal_error'));
    show(<RecentJobs />);
    const heading = await screen.findByRole('heading', { name: 'Acabadas de chegar' });
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Criar alerta' })).toBeInTheDocument();
  });

  it.each([
    ['a visitor to registration', null, 'Criar alerta', '/auth?mode=register'],
    ['a signed-in user to the preferences', buildUser(), 'Gerir alertas', '/account?tab=emailPreferences'],
  ])('have an alert that links %s', (_, user, name, address) => {
    renderWithPlatform(<AlertCard />, { path: '/home', remotes: [remote], user });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('show the time of jobs that arrived today, and the day of others', async () => {
    const times = ['20T09:05', '20T00:00', '19T23:59', '19T08:00', '17T08:00'].map((at) => `2026-11-${at}:00.000Z`);
    const items = times.map((postedAt, id) => buildJobCard({ id, postedAt }));
    api.use(answer(listHomeJobs, home({ featured: cards(10, 1, true), recent: items })));
    const { container } = show(<RecentJobs />);
    await screen.findAllByRole('heading', { level: 3 });
    const shown = Array.from(container.querySelectorAll('time'), (time) => time.textContent);
    expect(shown).toEqual(['09:05', '00:00', 'ontem', 'ontem', 'há 3 dias']);
  });
});
