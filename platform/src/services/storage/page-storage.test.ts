import { createPageStorage } from './page-storage';

const names = ['localStorage', 'sessionStorage'] as const;

/** A page whose site data are blocked. */
const blockedPage = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }) as Window;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(names)('%s', (name) => {
  it('stores values under their keys', () => {
    const storage = createPageStorage(name);
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(true);
    expect(window[name].getItem('a')).toBe('1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(window[name]).toHaveLength(0);
  });

  it('keeps values as long as the page where the browser blocks it', () => {
    const storage = createPageStorage(name, blockedPage());
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('prefers a value that did not fit to the one before it', () => {
    const storage = createPageStorage(name);
    storage.set('a', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('a', 'new')).toBe(false);
    full.mockRestore();
    expect(storage.get('a')).toBe('new');
    expect(storage.set('a', 'newest')).toBe(true);
    expect(storage.get('a')).toBe('newest');
    expect(window[name].getItem('a')).toBe('newest');
  });
});
