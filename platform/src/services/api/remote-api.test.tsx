import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { contractQueries, createRemoteApi, createSlice, mutationFromContract, queryCache, useSelector } from 'platform';
import { defineEndpoint, type NoVariables, type Variables } from 'shared-contracts';
import { answer, fakeApi, refuse, renderWithPlatform } from '../../testing';

interface Thing {
  name: string;
}

const getThing = defineEndpoint<{ id: string }, Thing>({
  name: 'getThing',
  method: 'GET',
  template: '/api/things/{id}',
  tags: ['Job'],
});
const renameThing = defineEndpoint<{ id: string }, Thing, Thing>({
  name: 'renameThing',
  method: 'PATCH',
  template: '/api/things/{id}',
});
const listLookups = defineEndpoint<NoVariables, string[]>({
  name: 'listLookups',
  method: 'GET',
  template: '/api/lookups',
});

const api = fakeApi();
const defineLookups = (id: string, transform: (found: string[]) => string[]) =>
  createRemoteApi(id).injectEndpoints({
    endpoints: (build) => ({
      lookups: build.query<string[], object>({ query: () => listLookups.template, transformResponse: transform }),
    }),
  });

function Shown({ of, data }: { of: string; data: unknown }) {
  return <p>{`${of}: ${JSON.stringify(data)}`}</p>;
}

describe('queries of the contract', () => {
  const { useGetThingQuery } = contractQueries({ getThing });
  const page = <ThingPage />;
  function ThingPage() {
    return <Shown of="page" data={useGetThingQuery({ id: '7' }).data} />;
  }

  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? page : <button onClick={() => setOpen(true)}>open</button>;
  }

  it('are not affected by a query of the same name in a remote', async () => {
    // The remote's module is evaluated after or before the page's: the names differ in any order.
    const { useGetThingQuery: useOther } = createRemoteApi('mfe-guides').injectEndpoints({
      endpoints: (build) => ({ getThing: build.query<null, { id: string }>({ queryFn: () => ({ data: null }) }) }),
    });
    function Other() {
      return <Shown of="other" data={useOther({ id: '7' }).data} />;
    }
    api.use(answer(getThing, { name: 'Vela' }));
    renderWithPlatform(
      <>
        <Other />
        {page}
      </>,
    );
    expect(await screen.findByText('page: {"name":"Vela"}')).toBeVisible();
    expect(screen.getByText('other: null')).toBeVisible();
  });

  it('are one query with one cache for every definition of the endpoint, with the tags of all of them', async () => {
    // As in a remote that was built with another version of the contract.
    const { useThingAgainQuery } = contractQueries({
      thingAgain: { ...getThing, name: 'thingAgain', tags: ['Company'] },
    });
    function Again() {
      return <Shown of="again" data={useThingAgainQuery({ id: '7' }).data} />;
    }
    api.use(answer(getThing, { name: 'Vela' }));
    const { services } = renderWithPlatform(
      <>
        {page}
        <Again />
      </>,
    );
    expect(await screen.findByText('again: {"name":"Vela"}')).toBeVisible();
    expect(api.requests()).toEqual(['GET /api/things/7']);
    for (const tag of ['Job', 'Company'] as const) {
      const name = `Vela ${tag}`;
      api.use(answer(getThing, { name }));
      act(() => void services.store.dispatch(queryCache.invalidate([tag])));
      expect(await screen.findByText(`page: {"name":"${name}"}`)).toBeVisible();
    }
  });

  it('are changed, written, prefetched and selected by their endpoint', async () => {
    api.use(answer(getThing, { name: 'Vela' }));
    const { store } = renderWithPlatform(page, {
      data: [{ template: getThing.template, arg: { id: '8' }, value: {} }],
    }).services;
    const nameOf = (id: string) => queryCache.select(getThing, { id })(store.getState()).data?.name;
    await waitFor(() => expect(nameOf('7')).toBe('Vela'));

    let undo = () => {};
    act(() => {
      ({ undo } = store.dispatch(queryCache.update(getThing, { id: '7' }, (thing) => void (thing.name = 'Other'))));
    });
    expect(await screen.findByText('page: {"name":"Other"}')).toBeVisible();
    act(undo);
    expect(await screen.findByText('page: {"name":"Vela"}')).toBeVisible();

    await act(async () => store.dispatch(queryCache.write(getThing, { id: '9' }, { name: 'Written' })));
    for (const id of ['9', '10', '10']) store.dispatch(queryCache.prefetch(getThing, { id }));
    await waitFor(() => expect(nameOf('10')).toBe('Vela'));
    expect(nameOf('9')).toBe('Written');
    expect(api.requests()).toEqual(['GET /api/things/7', 'GET /api/things/10']);
    const names = queryCache.entries(store.getState()).map(({ data }) => (data as Partial<Thing> | null)?.name);
    expect(names).toEqual(expect.arrayContaining(['Vela', 'Written']));
  });

  it('are requested again by the page after a prefetch that failed', async () => {
    const { user, services } = renderWithPlatform(<Opener />);
    const { store } = services;
    api.use(refuse(getThing, 503, 'service_unavailable'));
    store.dispatch(queryCache.prefetch(getThing, { id: '7' }));
    await waitFor(() => expect(queryCache.select(getThing, { id: '7' })(store.getState()).error).toBeDefined());
    api.use(answer(getThing, { name: 'Vela' }));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('page: {"name":"Vela"}')).toBeVisible();
  });
});

describe('endpoints of remotes', () => {
  it('of two remotes have the same name side by side', async () => {
    api.use(answer(listLookups, ['b', 'a']));
    const guides = defineLookups('mfe-lists', (found) => found.toSorted());
    const events = defineLookups('mfe-events', (found) => found.slice(1));
    function Page() {
      return (
        <>
          <Shown of="guides" data={guides.useLookupsQuery({}).data} />
          <Shown of="events" data={events.useLookupsQuery({}).data} />
        </>
      );
    }
    const { services } = renderWithPlatform(<Page />);
    expect(await screen.findByText('guides: ["a","b"]')).toBeVisible();
    expect(await screen.findByText('events: ["a"]')).toBeVisible();
    act(() => void services.store.dispatch(queryCache.update(guides.lookups, {}, (found) => void found.push('c'))));
    expect(await screen.findByText('guides: ["a","b","c"]')).toBeVisible();
    expect(screen.getByText('events: ["a"]')).toBeVisible();
  });

  it('of two versions of a remote are both kept', () => {
    const [first, second] = [defineLookups('mfe-versions', (found) => found), defineLookups('mfe-versions', () => [])];
    expect(first.lookups).not.toEqual(second.lookups);
    expect(first.useLookupsQuery).not.toBe(second.useLookupsQuery);
  });

  it('are refused under a name that the remote has defined already', () => {
    const remoteApi = createRemoteApi('mfe-twice');
    const define = () =>
      remoteApi.injectEndpoints({
        endpoints: (build) => ({
          lookups: build.query<null, Variables>({ queryFn: () => ({ data: null }) }),
          renameThing: mutationFromContract(build, renameThing, ['Job']),
        }),
      });
    expect(Object.keys(define()).toSorted()).toEqual([
      'lookups',
      'useLazyLookupsQuery',
      'useLookupsQuery',
      'useRenameThingMutation',
    ]);
    expect(define).toThrow('TP-601 the endpoint mfe-twice/lookups is defined twice');
  });
});

it('registers slices of a remote under its id only', async () => {
  const remoteApi = createRemoteApi('mfe-guides');
  const sliceOf = (name: string) => createSlice({ name, initialState: 'ready', reducers: {} });
  for (const name of ['api', 'filters', 'mfe-guides', 'mfe-guides-2/filters', 'mfe-jobs/filters']) {
    expect(() => remoteApi.injectSlice(sliceOf(name))).toThrow(`TP-602 the slice ${name} must have a name`);
  }
  remoteApi.injectSlice(sliceOf('mfe-guides/filters'));
  const { services } = renderWithPlatform(<State />);
  function State() {
    return <p>{useSelector((state: Record<string, unknown>) => String(state['mfe-guides/filters']))}</p>;
  }
  act(() => void services.store.dispatch({ type: 'any' }));
  expect(screen.getByText('ready')).toBeVisible();
});
