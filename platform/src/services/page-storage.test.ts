import { createPageStorage } from './page-storage';

const names = ['localStorage', 'sessionStorage'] as const;

/** A page with blocked site data. */
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

  it('keeps values in memory if the browser blocks storage', () => {
    const storage = createPageStorage(name, blockedPage());
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('returns a value that exceeded the quota instead of the stored one', () => {
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
