import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { FaqPage } from './FaqPage';

const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

it('shows grouped questions, of which one is open at a time', () => {
  renderShell(<FaqPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(groups()).toHaveLength(12);
  expect(new Set(groups().map((item) => `${item.tagName} ${item.open} ${item.getAttribute('name')}`))).toEqual(
    new Set(['DETAILS false faq']),
  );
});

it.each([
  ['Preciso de registo para me candidatar?', /^Não\./],
  ['O que ganho com uma conta?', /até 3 currículos.{1,300}ofertas.{1,300}dia e a hora das entrevistas/],
  ['Quantos currículos posso guardar?', /^Até 3\./],
  ['Com que frequência recebo os alertas?', /semanas.{1,300}meses/],
  ['Que tipos de trabalho encontro?', /Tempo inteiro, tempo parcial, fins de semana, parcialmente remoto e remoto/],
  ['Como peço uma cópia ou a eliminação dos meus dados?', /1 mês/],
])('has the answer to “%s”', (question, text) => {
  renderShell(<FaqPage />);
  const item = screen.getByText(question).closest('details');
  expect(item?.querySelector('p')).toHaveTextContent(text);
});

it('is translated to English and links to the contact page', () => {
  renderShell(<FaqPage />, { language: 'en' });
  expect(screen.getByText('Do I have to register to apply?')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Get in touch' }).at(-1)).toHaveAttribute('href', '/entrar-em-contacto');
  expect(document.title).toContain('Frequently asked questions');
});
