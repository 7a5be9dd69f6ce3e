import { createPageSource } from './page-source';
import { pages } from './pages';

const noPause = () => Promise.resolve();

describe("the shell's pages", () => {
  it('are fetched once for everybody, and then stand', async () => {
    const fetchPages = jest.fn().mockResolvedValue(pages);
    const source = createPageSource(fetchPages, noPause);
    const listener = jest.fn();
    source.subscribe(listener);
    expect(source.get()).toBeNull();
    await Promise.all([source.load(), source.load()]);
    await source.load();
    expect(source.get()).toBe(pages);
    expect(fetchPages).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalled();
  });

  it('survive two failures in silence', async () => {
    const gone = new Error('gone');
    const fetchPages = jest.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(pages);
    const source = createPageSource(fetchPages, noPause);
    await source.load();
    expect(source.get()).toBe(pages);
  });

  it('that did not come are fetched again when somebody asks again', async () => {
    const fetchPages = jest.fn().mockRejectedValue(new Error('gone'));
    const source = createPageSource(fetchPages, noPause);
    await source.load();
    expect(source.get()).toBe('failed');
    fetchPages.mockResolvedValue(pages);
    await source.load();
    expect(source.get()).toBe(pages);
  });
});
