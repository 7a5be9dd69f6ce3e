import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { renderWithPlatform } from '../../testing';
import { addTexts } from './language';
import { withTexts } from './with-texts';

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
