import { pages as formPages } from './form-pages';
import { pages } from './main-pages';
import { createPageSource } from './page-source';

const noPause = () => Promise.resolve();

describe("the shell's pages", () => {
  it('are fetched once and then cached', async () => {
    const fetchFile = jest.fn().mockResolvedValue(pages);
    const source = createPageSource(fetchFile, { wait: noPause });
    const listener = jest.fn();
    source.subscribe(listener);
    expect(source.get('home')).toBeNull();
    await Promise.all([source.load('home'), source.load('notFound')]);
    await source.load('home');
    expect(source.get('home')).toBe(pages);
    expect(fetchFile.mock.calls).toEqual([['main']]);
    expect(listener).toHaveBeenCalled();
  });

  it('are split into files that are fetched on request', async () => {
    const fetchFile = jest.fn().mockResolvedValue(formPages);
    const source = createPageSource(fetchFile, { wait: noPause });
    await source.load('contact');
    expect(fetchFile.mock.calls).toEqual([['forms']]);
    expect(source.get('landing')).toBe(formPages);
    expect(source.get('home')).toBeNull();
  });

  it('are retried twice without an error', async () => {
    const failure = new Error('gone');
    const fetchFile = jest.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValue(pages);
    const source = createPageSource(fetchFile, { wait: noPause });
    await source.load('home');
    expect(source.get('home')).toBe(pages);
  });

  it('are fetched again on the next request after a failure, without affecting other files', async () => {
    const fetchFile = jest.fn((file: string) =>
      file === 'main' ? Promise.resolve(pages) : Promise.reject(new Error('gone')),
    );
    const source = createPageSource(fetchFile, { wait: noPause });
    await Promise.all([source.load('home'), source.load('contact')]);
    expect(source.get('contact')).toBe('failed');
    expect(source.get('home')).toBe(pages);
    fetchFile.mockResolvedValue(formPages as never);
    await source.load('contact');
    expect(source.get('contact')).toBe(formPages);
  });
});
