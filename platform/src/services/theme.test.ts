import { createThemeService, themeKey } from './theme';

function createPage(dark = false) {
  const media = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = jest.fn().mockReturnValue(media);
  return {
    switchSystem(matches: boolean) {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    },
  };
}

const shown = () => document.documentElement.dataset['theme'];
const barColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

describe('the theme', () => {
  beforeEach(() => {
    window.localStorage.clear();
    document.querySelector('meta[name="theme-color"]')?.remove();
    document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="">');
  });

  it('is light by default', () => {
    createPage(true);
    expect(createThemeService(window).get()).toBe('light');
    expect(shown()).toBe('light');
  });

  it('is stored and sets the browser theme color', () => {
    createPage();
    createThemeService(window).set('dark');
    expect(window.localStorage.getItem(themeKey)).toBe('dark');
    expect(shown()).toBe('dark');
    expect(barColor()).toBe('#062e1e');
    expect(createThemeService(window).get()).toBe('dark');
  });

  it('follows the system theme if selected', () => {
    const system = createPage();
    createThemeService(window).set('system');
    expect(shown()).toBe('light');
    system.switchSystem(true);
    expect(shown()).toBe('dark');
  });

  it('follows another tab', () => {
    createPage();
    const theme = createThemeService(window);
    const listener = jest.fn();
    theme.subscribe(listener);
    window.localStorage.setItem(themeKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
    expect(theme.get()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignores an invalid stored value', () => {
    createPage();
    window.localStorage.setItem(themeKey, '<script>');
    expect(createThemeService(window).get()).toBe('light');
  });
});
