import { screen } from '@testing-library/react';
import { countJobsByPlace } from 'shared-contracts';
import { answer, fakeApi } from '../../testing/fake-api';
import { renderWithPlatform } from '../../testing/render-with-platform';
import { accessibilityProblems } from '../../ui/testing/render-kit';
import { SearchBar } from './SearchBar';
import { typedSearch } from './typed-search';
import type { PlaceToken } from './place-tokens';

const lisbon: PlaceToken = { name: 'place', value: 'lisboa_15', label: 'Lisboa + 15 km' };
const madrid: PlaceToken = { name: 'location', value: 'Madrid', label: 'Madrid' };
fakeApi(answer(countJobsByPlace, { municipalities: [], total: 0, remote: 0, elsewhere: 0 }));

const where = () => screen.getByLabelText('Onde');

it('is a plain form that works without JavaScript', async () => {
  renderWithPlatform(<SearchBar keyword="design" places={[madrid, lisbon]} />);
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Procurar ofertas' });
  expect(form).toHaveAttribute('action', '/jobs');
  const sent = [...form.elements]
    .filter((element) => element instanceof HTMLInputElement && element.value !== '')
    .map((element) => [element.getAttribute('name'), element.getAttribute('value')]);
  expect(sent).toEqual([
    ['keyword', 'design'],
    ['location', 'Madrid'],
    ['place', 'lisboa_15'],
  ]);
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '200');
  expect(await accessibilityProblems()).toEqual([]);
});

it('invites to any place first, and to another one once there is one', () => {
  const { rerender } = renderWithPlatform(<SearchBar />);
  expect(where()).toHaveAttribute('placeholder', 'Qualquer local');
  rerender(<SearchBar key="other" places={[lisbon]} />);
  expect(where()).toHaveAttribute('placeholder', 'Juntar outro local');
});

it('passes the values of its fields to onSearch, a place that is only typed included', async () => {
  const search = jest.fn();
  const { user } = renderWithPlatform(<SearchBar places={[madrid, lisbon]} onSearch={search} />);
  await user.type(where(), ' Faro ');
  await user.type(screen.getByRole('searchbox', { name: 'O quê' }), 'enfermeiro{Enter}');
  expect(search).toHaveBeenCalledWith({ keyword: 'enfermeiro', location: 'Madrid', place: ['lisboa_15', 'Faro'] });
});

it('removes a place with its button, by click and by key, and returns to the input', async () => {
  const { user } = renderWithPlatform(<SearchBar places={[madrid, lisbon]} />);
  screen.getByRole('button', { name: 'Remover local: Lisboa + 15 km' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Remover local: Madrid' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(where()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover local: Lisboa + 15 km' }));
  expect(typedSearch(screen.getByRole('search'))).toEqual({ keyword: '', location: '', place: [] });
});

it('has no places in the native apps', () => {
  renderWithPlatform(<SearchBar />, { native: true });
  expect(screen.queryByLabelText('Onde')).not.toBeInTheDocument();
});
