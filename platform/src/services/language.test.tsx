import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { renderWithPlatform } from '../testing';
import { createI18n, createLanguageService, languageKey, addTexts, withTexts } from './language';

function createService(address = '/') {
  window.history.replaceState(null, '', address);
  return createLanguageService(createI18n('pt'), window);
}

describe('the language', () => {
  beforeEach(() => {
    window.localStorage.clear();
    document.cookie = `${languageKey}=; max-age=0; path=/`;
  });

  it('is stored in local storage and in a cookie for the server', () => {
    const language = createService();
    const listener = jest.fn();
    language.subscribe(listener);
    language.set('en');
    expect(language.get()).toBe('en');
    expect(window.localStorage.getItem(languageKey)).toBe('en');
    expect(document.cookie).toContain('i18next=en');
    expect(document.documentElement.lang).toBe('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('is stored over %s in a cookie with secure: %p', (protocol, isSecure) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const page = { document, localStorage: window.localStorage, location: { protocol, search: '' } };
    createLanguageService(createI18n('pt'), page as unknown as Window).set('en');
    expect(written.mock.calls[0]?.[0].endsWith('; secure')).toBe(isSecure);
    written.mockRestore();
  });

  it('is read from local storage if the URL does not contain it', () => {
    window.localStorage.setItem(languageKey, 'en');
    const language = createService();
    expect(language.get()).toBe('pt');
    language.settle();
    expect(language.get()).toBe('en');
  });

  it('is read from the URL before local storage', () => {
    window.localStorage.setItem(languageKey, 'en');
    const language = createService('/jobs?lng=pt');
    language.settle();
    expect(language.get()).toBe('pt');
    expect(window.localStorage.getItem(languageKey)).toBe('pt');
  });

  it.each(['<script>alert(1)</script>', 'fr', 'constructor'])('is not set to the invalid value %s', (value) => {
    window.localStorage.setItem(languageKey, value);
    const language = createService(`/?lng=${encodeURIComponent(value)}`);
    language.settle();
    expect(language.get()).toBe('pt');
  });
});

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('mfe-test');
  return (
    <p>
      {t('greeting.text', { name })} {t('own.text')}
    </p>
  );
}

it("adds both languages to the remote's texts before the first render", () => {
  const texts = { pt: { greeting: { text: 'Olá, {{name}}.' } }, en: { greeting: { text: 'Hello, {{name}}.' } } };
  const own = { pt: { own: { text: 'Texto.' } }, en: { own: { text: 'Text.' } } };
  const Translated = withTexts('mfe-test', texts, Greeting);
  const Remote = () => {
    const { i18n } = useTranslation();
    addTexts(i18n, 'mfe-test', own);
    return <Translated name="Inês" />;
  };
  const { services } = renderWithPlatform(<Remote />);
  expect(screen.getByText('Olá, Inês. Texto.')).toBeVisible();
  act(() => services.language.set('en'));
  expect(screen.getByText('Hello, Inês. Text.')).toBeVisible();
});
