import { screen, waitFor, type RenderResult } from '@testing-library/react';
import { fakeApi } from './fake-api';
import type { Standalone } from './standalone';

/** Tests that each page of the standalone mode shows its content with the remote's answers; a request without an answer fails. */
export function testStandalonePages(
  { pages = [], answers }: Standalone,
  render: (path: string) => RenderResult | Promise<RenderResult>,
): void {
  describe('npm run dev -- --alone', () => {
    fakeApi(...answers);

    it.each(pages)('shows %s', async (path) => {
      const { container } = await render(path);
      await waitFor(() => {
        expect(container.querySelector('[aria-busy="true"]')).toBeNull();
        expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([]);
      expect(screen.queryByText(/Não foi possível/)).toBeNull();
    });
  });
}
