import { createFakeServices } from 'platform/testing';
import { hydrateAttribute } from 'shared-contracts';
import { pages } from './main-pages';
import { createPageSource, readyToHydrate, type Pages } from './page-source';

const noPause = () => Promise.resolve();

function written() {
  const element = document.createElement('div');
  element.setAttribute(hydrateAttribute, '1');
  return element;
}

describe('the server-rendered content of a shell page', () => {
  const { history } = createFakeServices({ path: '/home' });

  it('is hydrated once its page is loaded', async () => {
    const element = written();
    const source = createPageSource(() => Promise.resolve(pages), { wait: noPause });
    await readyToHydrate(element, { pages: source, name: 'home', history });
    expect(source.get('home')).toBe(pages);
    expect(element.hasAttribute(hydrateAttribute)).toBe(true);
  });

  it('is kept for the panel when the page fails to load', async () => {
    const element = written();
    element.innerHTML = '<h1>Início</h1>';
    const report = jest.fn();
    const source = createPageSource(() => Promise.reject(new Error('gone')), { wait: noPause, report });
    const kept = await readyToHydrate(element, { pages: source, name: 'home', history });
    expect(kept).toEqual({ name: 'home', content: '<h1>Início</h1>' });
    expect(element.hasAttribute(hydrateAttribute)).toBe(false);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'TP-201' }));
  });

  it('is discarded immediately when the user navigates away', async () => {
    const element = written();
    const source = createPageSource(() => new Promise<Pages>(() => {}), { wait: noPause });
    const ready = readyToHydrate(element, { pages: source, name: 'home', history });
    history.push('/jobs');
    await ready;
    expect(element.hasAttribute(hydrateAttribute)).toBe(false);
  });

  it('does not delay mounting when it is missing', async () => {
    const fetchPages = jest.fn();
    await readyToHydrate(document.createElement('div'), {
      pages: createPageSource(fetchPages, { wait: noPause }),
      name: 'home',
      history,
    });
    expect(fetchPages).not.toHaveBeenCalled();
  });
});
