import { screen, waitFor } from '@testing-library/react';
import { contractQueries, queryCache } from 'platform';
import { defineEndpoint, saveJob, type Endpoint, type NoVariables } from 'shared-contracts';
import { answer, fakeApi, renderWithPlatform } from '../testing';
import { createPlatform1 } from './v1';

interface Thing {
  name: string;
}

const getThing = defineEndpoint<{ id: string }, Thing>({
  name: 'getThing',
  method: 'GET',
  template: '/api/things-of-one/{id}',
  tags: ['Job'],
});
const listOwn = defineEndpoint<NoVariables, string[]>({ name: 'listOwn', method: 'GET', template: '/api/own-of-one' });

type Hook = (arg: object) => { data?: unknown };

interface Build {
  query: (definition: object) => object;
}

/** The exports that code for 1.x uses, with its types. */
interface Platform1 {
  api: {
    injectEndpoints: (options: { endpoints: (build: Build) => object }) => Platform1['api'];
    util: Record<string, (...args: unknown[]) => never>;
    usePrefetch: (name: string) => unknown;
    endpoints: Record<string, object>;
  } & Record<`use${string}`, Hook>;
  fromContract: (build: unknown, endpoint: Endpoint<never>) => object;
  queriesFromContract: (build: unknown, endpoints: object) => object;
  mutationFromContract: (build: unknown, endpoint: unknown) => object;
}

const platformFor = (id: string) => createPlatform1(id) as Platform1;
const api = fakeApi();

function Shown({ of, data }: { of: string; data: unknown }) {
  return <p>{`${of}: ${JSON.stringify(data)}`}</p>;
}

describe('platform 1.x', () => {
  it('shares queries of the contract, their cache and their tags with code for 2.0', async () => {
    const { useGetThingQuery } = contractQueries({ getThing });
    const { api: old, queriesFromContract } = platformFor('mfe-a');
    const { useGetThingQuery: useOld } = old.injectEndpoints({
      endpoints: (build) => queriesFromContract(build, { getThing }),
    }) as unknown as { useGetThingQuery: Hook };
    function Page() {
      const { data } = useGetThingQuery({ id: '7' });
      return (
        <>
          <Shown of="new" data={data} />
          <Shown of="old" data={useOld({ id: '7' }).data} />
        </>
      );
    }
    api.use(answer(getThing, { name: 'Vela' }));
    const { services } = renderWithPlatform(<Page />);
    expect(await screen.findByText('old: {"name":"Vela"}')).toBeVisible();
    expect(screen.getByText('new: {"name":"Vela"}')).toBeVisible();
    services.store.dispatch(
      old.util['updateQueryData']!('getThing', { id: '7' }, (thing: Thing) => void (thing.name = 'Remo')),
    );
    expect(await screen.findByText('new: {"name":"Remo"}')).toBeVisible();
    api.use(answer(getThing, { name: 'Leme' }));
    services.store.dispatch(old.util['invalidateTags']!(['Job']));
    expect(await screen.findByText('new: {"name":"Leme"}')).toBeVisible();
  });

  it('keeps other endpoints apart by remote, whatever their names', async () => {
    const first = platformFor('mfe-a');
    const second = platformFor('mfe-b');
    const define = ({ api: old }: Platform1, transform: (found: string[]) => string[]) =>
      old.injectEndpoints({
        endpoints: (build) => ({
          // Also the name of an endpoint of the contract, which remains what it is for others.
          getThing: build.query({ query: () => listOwn.template, transformResponse: transform }),
        }),
      }) as unknown as { useGetThingQuery: Hook };
    const [a, b] = [define(first, (found) => found), define(second, (found) => found.toReversed())];
    const { useGetThingQuery } = contractQueries({ getThing });
    function Page() {
      return (
        <>
          <Shown of="a" data={a.useGetThingQuery({}).data} />
          <Shown of="b" data={b.useGetThingQuery({}).data} />
          <Shown of="new" data={useGetThingQuery({ id: '9' }).data} />
        </>
      );
    }
    api.use(answer(listOwn, ['x', 'y']), answer(getThing, { name: 'Vela' }));
    renderWithPlatform(<Page />);
    expect(await screen.findByText('a: ["x","y"]')).toBeVisible();
    expect(await screen.findByText('b: ["y","x"]')).toBeVisible();
    expect(await screen.findByText('new: {"name":"Vela"}')).toBeVisible();
  });

  it('uses the first definition of a name, and has hooks of mutations', () => {
    const { api: old, fromContract, mutationFromContract } = platformFor('mfe-c');
    const injected = old.injectEndpoints({
      endpoints: (build) => ({
        getThing: fromContract(build, getThing as never),
        saveJob: mutationFromContract(build, saveJob),
      }),
    });
    expect(injected).toBe(old);
    expect(injected.useSaveJobMutation).toBeInstanceOf(Function);
    const { getThing: first } = old.endpoints;
    old.injectEndpoints({ endpoints: (build) => ({ getThing: mutationFromContract(build, saveJob) }) });
    expect(old.endpoints['getThing']).toBe(first);
    expect(old.useGetThingQuery).toBeInstanceOf(Function);
  });

  it('prefetches by the name in the remote', async () => {
    const { api: old, queriesFromContract } = platformFor('mfe-d');
    old.injectEndpoints({ endpoints: (build) => queriesFromContract(build, { oneThing: getThing }) });
    api.use(answer(getThing, { name: 'Vela' }));
    const { services } = renderWithPlatform(<p />);
    services.store.dispatch(old.util['prefetch']!('oneThing', { id: '5' }, {}));
    const { store } = services;
    await waitFor(() =>
      expect(queryCache.select(getThing, { id: '5' })(store.getState()).data).toEqual({ name: 'Vela' }),
    );
  });
});
