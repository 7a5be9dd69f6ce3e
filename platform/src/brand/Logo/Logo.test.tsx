import { render, screen } from '@testing-library/react';
import { brand } from 'shared-contracts';
import { Logo } from './Logo';

it('carries the name of the brand', () => {
  render(<Logo />);
  expect(screen.getByRole('img', { name: brand.name })).toBeInTheDocument();
});
