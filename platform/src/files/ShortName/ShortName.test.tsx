import { screen } from '@testing-library/react';
import { renderKit } from '../../ui/testing/render-kit';
import { ShortName } from './ShortName';

it('shows a name that has room', () => {
  renderKit(<ShortName name="ines.pdf" shown={8} />);
  expect(screen.getByText('ines.pdf')).not.toHaveAttribute('title');
});

it('cuts a longer one for the eye only', () => {
  renderKit(<ShortName name="Currículo em inglês 😀😀 (portefólio)" shown={22} />);
  expect(screen.getByText('Currículo em inglês 😀😀...')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTitle('Currículo em inglês 😀😀 (portefólio)')).toContainElement(
    screen.getByText('Currículo em inglês 😀😀 (portefólio)'),
  );
});
