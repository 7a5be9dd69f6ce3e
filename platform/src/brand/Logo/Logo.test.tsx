import { render, screen } from '@testing-library/react';
import { brand } from 'shared-contracts';
import { Logo } from './Logo';

it('has the brand name as its accessible name', () => {
  render(<Logo />);
  expect(screen.getByRole('img', { name: brand.name })).toBeInTheDocument();
});
