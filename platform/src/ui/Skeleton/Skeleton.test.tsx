import { render } from '@testing-library/react';
import { ReadableContext } from '../../remote/server-entry';
import { Skeleton } from './Skeleton';

it('marks the render as unreadable, and is hidden from screen readers', () => {
  const mark = jest.fn();
  const { container } = render(
    <ReadableContext value={mark}>
      <Skeleton width="62%" />
    </ReadableContext>,
  );
  expect(mark).toHaveBeenCalled();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).not.toHaveAttribute('style');
});
