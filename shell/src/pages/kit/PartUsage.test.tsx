import { cleanup, screen } from '@testing-library/react';
import { pageElements } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { KitPage } from './KitPage';

it('adds up the uses of the deployed remotes, without one that has no data', async () => {
  const remotes = ['mfe-jobs', 'mfe-apply', 'mfe-old'].map((id) => ({ id, base: `/remotes/${id}/1.0.0/` }));
  const registry = document.createElement('script');
  Object.assign(registry, { id: pageElements.registry, type: 'application/json' });
  registry.textContent = JSON.stringify({ contract: 1, remotes });
  document.body.append(registry);
  const usages: Record<string, object> = {
    'mfe-jobs': { platform: { Button: 16, Chip: 1 } },
    'mfe-apply': { platform: { Button: 4 } },
  };
  const browserFetch = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const [, id = ''] =
      /^\/remotes\/([\w-]+)\/1\.0\.0\/usage\.json$/.exec(new URL(new Request(input).url).pathname) ?? [];
    const usage = usages[id];
    return usage === undefined ? new Response(null, { status: 404 }) : Response.json(usage);
  };
  renderShell(<KitPage />, { path: '/kit?part=Button' });
  expect(await screen.findByText('in 2 remotes, 20 places: mfe-jobs, mfe-apply')).toBeInTheDocument();
  cleanup();
  renderShell(<KitPage />, { path: '/kit?part=Chip' });
  expect(await screen.findByText('in 1 remote, 1 place: mfe-jobs')).toBeInTheDocument();
  cleanup();
  renderShell(<KitPage />, { path: '/kit?part=Logo' });
  expect(await screen.findByText('in no remote of this page')).toBeInTheDocument();
  registry.remove();
  globalThis.fetch = browserFetch;
});
