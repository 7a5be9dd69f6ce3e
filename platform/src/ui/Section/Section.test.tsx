import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Section } from './Section';

it('is named by its heading and links to the full list', async () => {
  renderKit(
    <Section title="Áreas" more={{ label: 'Ver todas', to: '/jobs' }} controls={<button>Seguintes</button>}>
      Conteúdo
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Áreas' });
  expect(section).toContainElement(screen.getByRole('heading', { level: 2, name: 'Áreas' }));
  expect(section).toHaveTextContent('Conteúdo');
  const link = screen.getByRole('link', { name: 'Ver todas' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/jobs', null]);
  expect(link.nextElementSibling).toBe(screen.getByRole('button', { name: 'Seguintes' }));
  expect(await accessibilityProblems()).toEqual([]);
});

it('announces that the link opens a new tab', () => {
  renderKit(
    <Section title="Artigos" more={{ label: 'Ler mais', to: 'https://blog.test/', newTab: true }}>
      Conteúdo
    </Section>,
  );
  const link = screen.getByRole('link', { name: 'Ler mais (abre num novo separador)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://blog.test/', '_blank']);
});
