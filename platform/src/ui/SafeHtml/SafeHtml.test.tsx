import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit';
import { SafeHtml } from './SafeHtml';

it('renders the HTML with its language', () => {
  const { container } = renderKit(<SafeHtml html="<h2>What you do</h2><ul><li>Design</li></ul>" language="en" />);
  expect(screen.getByRole('heading', { name: 'What you do' })).toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('lang', 'en');
});
