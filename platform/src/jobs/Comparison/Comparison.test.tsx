import { act, screen, within } from '@testing-library/react';
import { localStore } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { CompareButton } from './CompareButton';
import { LazyCompareTray } from './LazyCompareTray';

const jobs = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((title, index) => ({
  id: index + 1,
  title,
  companyName: 'Vela Digital',
}));
const key = 'jobs-compared';

const show = (page = {}) =>
  renderWithPlatform(
    <>
      {jobs.map((job) => (
        <CompareButton key={job.id} job={job} withLink={job.id === 1} />
      ))}
      <LazyCompareTray />
    </>,
    page,
  );
const choose = (title: string) => screen.getByRole('button', { name: `Comparar: ${title}`, pressed: false });
const chosen = (title: string) => screen.getByRole('button', { name: `Na comparação: ${title}`, pressed: true });
const tray = () => screen.findByRole('region', { name: /ofertas$/ });

describe('the choice of jobs to compare', () => {
  beforeEach(() => localStore.remove(key));

  it('is shown in the tray with a link to the comparison, and stored on the device', async () => {
    const { user, unmount } = show();
    expect(screen.queryByRole('region', { name: /ofertas$/ })).not.toBeInTheDocument();
    await user.click(choose('Um'));
    await user.click(choose('Dois'));
    const bar = within(await tray());
    expect(await screen.findByRole('region', { name: '2 de 4 ofertas' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Comparar (2)' })).toHaveAttribute('href', '/jobs/comparar?ids=1,2');
    unmount();
    show();
    expect(await screen.findByRole('region', { name: '2 de 4 ofertas' })).toBeInTheDocument();
    expect(chosen('Dois')).toBeInTheDocument();
  });

  it('links to the comparison beside the button where the page has no tray', async () => {
    const { user } = show();
    await user.click(choose('Dois'));
    expect(await screen.findAllByRole('link')).toHaveLength(1);
    await user.click(choose('Um'));
    expect(screen.getAllByRole('link', { name: 'Comparar (2)' })).toHaveLength(2);
  });

  it('refuses a fifth job and says how to go on', async () => {
    const { user, services } = show();
    for (const title of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco']) await user.click(choose(title));
    expect(choose('Cinco')).toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({
      title: 'Já tem 4 ofertas na comparação.',
      description: 'Retire uma para juntar outra.',
    });
    act(() => services.toast.current()?.action?.onClick());
    const { pathname, search } = services.history.get().location;
    expect(pathname + search).toBe('/jobs/comparar?ids=1,2,3,4');
  });

  it('removes a job by its button and in the tray, and clears all', async () => {
    const { user } = show();
    for (const title of ['Um', 'Dois', 'Três']) await user.click(choose(title));
    await user.click(chosen('Um'));
    await user.click(await screen.findByRole('button', { name: 'Retirar da comparação: Dois' }));
    expect(await tray()).toHaveFocus();
    expect(screen.getByRole('region', { name: '1 de 4 ofertas' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar a comparação' }));
    expect(screen.queryByRole('region', { name: /ofertas$/ })).not.toBeInTheDocument();
    expect(choose('Três')).toBeInTheDocument();
  });

  it('follows other tabs, and ignores unreadable storage', () => {
    show();
    const store = (value: string) =>
      act(() => {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    store(JSON.stringify([jobs[2]]));
    expect(chosen('Três')).toBeInTheDocument();
    for (const broken of ['{', '5', '[null, {"id": "1"}, 7]']) {
      store(broken);
      expect(choose('Três')).toBeInTheDocument();
    }
  });

  it('lasts until the page is left if the storage is blocked', async () => {
    const { user } = show();
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await user.click(choose('Um'));
    expect(chosen('Um')).toBeInTheDocument();
    blocked.mockRestore();
  });
});
