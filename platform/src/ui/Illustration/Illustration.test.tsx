import { render, waitFor } from '@testing-library/react';
import { Illustration } from './Illustration';

it.each(['not-found', 'empty-search', 'offline'] as const)('%s is rendered immediately', (name) => {
  const { container } = render(<Illustration name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each(['application-sent', 'failed', 'no-alerts', 'no-campaigns', 'no-followed', 'slow'] as const)(
  '%s is loaded on demand',
  async (name) => {
    const { container } = render(<Illustration name={name} />);
    await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
  },
);
