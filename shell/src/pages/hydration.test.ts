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
    const source = createPageSource(() => Promise.resolve(pages), noPause);
    await readyToHydrate(element, { pages: source, name: 'home', history });
    expect(source.get('home')).toBe(pages);
    expect(element.hasAttribute(hydrateAttribute)).toBe(true);
  });

  it('is discarded when the page fails to load', async () => {
    const element = written();
    const source = createPageSource(() => Promise.reject(new Error('gone')), noPause);
    await readyToHydrate(element, { pages: source, name: 'home', history });
    expect(element.hasAttribute(hydrateAttribute)).toBe(false);
  });

  it('is discarded immediately when the user navigates away', async () => {
    const element = written();
    const source = createPageSource(() => new Promise<Pages>(() => {}), noPause);
    const ready = readyToHydrate(element, { pages: source, name: 'home', history });
    history.push('/jobs');
    await ready;
    expect(element.hasAttribute(hydrateAttribute)).toBe(false);
  });

  it('does not delay mounting when it is missing', async () => {
    const fetchPages = jest.fn();
    await readyToHydrate(document.createElement('div'), {
      pages: createPageSource(fetchPages, noPause),
      name: 'home',
      history,
    });
    expect(fetchPages).not.toHaveBeenCalled();
  });
});
