import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { SearchBar } from './SearchBar';

it('is a plain form that works without JavaScript', async () => {
  renderKit(<SearchBar cities={['Lisboa', 'Porto']} keyword="design" location="Porto" />);
  const form = screen.getByRole('search', { name: 'Procurar ofertas' });
  expect(form).toHaveAttribute('action', '/jobs');
  expect(form).toHaveFormValues({ keyword: 'design', location: 'Porto' });
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '200');
  expect(await accessibilityProblems()).toEqual([]);
});

it('starts with no city, and keeps a city that is not in the list', () => {
  const { rerender } = renderKit(<SearchBar cities={['Lisboa']} />);
  expect(screen.getByRole('combobox', { name: 'Onde' })).toHaveDisplayValue('Qualquer local');
  rerender(<SearchBar key="other" cities={['Lisboa']} location="Madrid" layout="band" />);
  expect(screen.getByRole('combobox', { name: 'Onde' })).toHaveDisplayValue('Madrid');
});

it('passes its fields to onSubmit', async () => {
  const sent = jest.fn();
  const { user } = renderKit(
    <SearchBar
      cities={[]}
      onSubmit={(event) => {
        event.preventDefault();
        sent((event.currentTarget.elements.namedItem('keyword') as HTMLInputElement).value);
      }}
    />,
  );
  await user.type(screen.getByRole('searchbox', { name: 'O quê' }), 'enfermeiro{Enter}');
  expect(sent).toHaveBeenCalledWith('enfermeiro');
});
