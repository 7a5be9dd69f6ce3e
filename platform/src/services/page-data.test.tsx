import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { defineEndpoint, type PrimedEntry } from 'shared-contracts';
import { contractQueries } from './api/contract-queries';
import { primeCache } from './page-data';
import { createStore } from './store';

const getThing = defineEndpoint<{ id: string }, { name: string }>({
  name: 'getThing',
  method: 'GET',
  template: '/api/things/{id}',
  tags: ['Job'],
});

const { useGetThingQuery } = contractQueries({ getThing });

const seen: string[] = [];

function Thing() {
  const { data, error, isLoading, isError, refetch } = useGetThingQuery({ id: '7' });
  const state = [isLoading && 'loading', isError && 'error', data?.name].filter(Boolean).join(' ');
  seen.push(state);
  return (
    <button type="button" onClick={() => void refetch()}>
      {state} {error !== undefined && 'data' in error ? error.data.code : ''}
    </button>
  );
}

let fetchMock: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => fetchMock.mockRestore());
const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function renderPrimed(entries: PrimedEntry[]) {
  const store = createStore();
  primeCache(store.dispatch, entries);
  return render(
    <Provider store={store}>
      <Thing />
    </Provider>,
  );
}

const notFound = { error: 'Not found', message: 'Not found', code: 'job_not_found' } as const;

describe('primeCache', () => {
  beforeEach(() => {
    seen.length = 0;
    fetchMock.mockReset();
  });

  it('provides a value to the first render without a request', async () => {
    renderPrimed([{ template: getThing.template, arg: { id: '7' }, value: { name: 'Vela' } }]);
    expect(await screen.findByText('Vela')).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['Vela']));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('provides an error to the first render without a request', async () => {
    renderPrimed([{ template: getThing.template, arg: { id: '7' }, error: { status: 404, data: notFound } }]);
    expect(await screen.findByText('error job_not_found')).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['error']));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends a request on a retry after a primed error', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer({ name: 'Agora sim' })));
    renderPrimed([{ template: getThing.template, arg: { id: '7' }, error: { status: 404, data: notFound } }]);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Agora sim')).toBeVisible();
  });

  it('sends a request for unprimed data', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer({ name: 'Pedido' })));
    renderPrimed([{ template: getThing.template, arg: { id: '8' }, value: { name: 'Outra' } }]);
    expect(await screen.findByText('Pedido')).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a failed request', () => {
  it.each([
    [401, notFound, 'warn', 'Authentication error for API request, but continuing anyway'],
    [500, { nonsense: true }, 'error', 'API request GET /api/things/{id} failed (500: An unknown error occurred)'],
  ] as const)('is logged and rejects (%d)', async (status, body, level, message) => {
    const logged = jest.spyOn(console, level).mockImplementation(() => {});
    fetchMock.mockImplementation(() => Promise.resolve(answer(body, status)));
    renderPrimed([]);
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(/^error/));
    expect(logged).toHaveBeenCalledWith(message);
    logged.mockRestore();
  });
});
