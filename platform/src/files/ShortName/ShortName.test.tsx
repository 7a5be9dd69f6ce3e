import { screen } from '@testing-library/react';
import { renderKit } from '../../ui/testing/render-kit';
import { ShortName } from './ShortName';

it('shows a short name in full', () => {
  renderKit(<ShortName name="ines.pdf" shown={8} />);
  expect(screen.getByText('ines.pdf')).not.toHaveAttribute('title');
});

it('truncates a long name visually only', () => {
  renderKit(<ShortName name="Currículo em inglês 😀😀 (portefólio)" shown={22} />);
  expect(screen.getByText('Currículo em inglês 😀😀...')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTitle('Currículo em inglês 😀😀 (portefólio)')).toContainElement(
    screen.getByText('Currículo em inglês 😀😀 (portefólio)'),
  );
});
