import { act, screen, waitFor, within } from '@testing-library/react';
import { countJobsByPlace, emptyJobFilter, type JobPlaceCounts } from 'shared-contracts';
import { placeSource } from 'shared-contracts/gazetteer';
import { answer, fakeApi, refuse } from '../../../testing/fake-api';
import { renderWithPlatform } from '../../../testing/render-with-platform';
import { accessibilityProblems } from '../../../ui/testing/render-kit';
import { SearchBar } from '../SearchBar';
import { typedSearch } from '../typed-search';
import type { PlaceToken } from '../place-tokens';
import { useGazetteer } from './use-gazetteer';

jest.mock<{ useGazetteer: typeof useGazetteer }>('./use-gazetteer', () => {
  const actual = jest.requireActual<{ useGazetteer: typeof useGazetteer }>('./use-gazetteer');
  return { ...actual, useGazetteer: jest.fn(actual.useGazetteer) };
});

const counts: JobPlaceCounts = {
  municipalities: [
    { id: 'porto', count: 263 },
    { id: 'maia', count: 100 },
    { id: 'faro', count: 40 },
    { id: 'portimao', count: 34 },
  ],
  total: 500,
  remote: 50,
  elsewhere: 13,
};

const api = fakeApi(answer(countJobsByPlace, counts));
const search = jest.fn();

const lisbon: PlaceToken = { name: 'place', value: 'lisboa_15', label: 'Lisboa + 15 km' };
const input = () => screen.getByLabelText<HTMLInputElement>('Onde');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => typedSearch(screen.getByRole('search')).place;
const tokens = () =>
  screen
    .queryAllByRole('button', { name: /^Remover local/ })
    .map(({ textContent }) => textContent.replace('\u00A0', ' '));
const found = (name: RegExp) => screen.findByRole('option', { name });

async function open(text: string, bar: Partial<Parameters<typeof SearchBar>[0]> = {}) {
  const shown = renderWithPlatform(<SearchBar onSearch={search} {...bar} />);
  await shown.user.click(input());
  await screen.findByRole('listbox', { name: 'Locais' });
  if (text !== '') await shown.user.type(input(), text, { skipClick: true });
  await screen.findByRole('link', { name: new RegExp(`^${placeSource.name}`) });
  return shown;
}

it('suggests zones, districts, municipalities and islands with their jobs under the current filters', async () => {
  await open('por', {
    filter: { ...emptyJobFilter, keyword: 'rececionista', place: ['lisboa'], location: 'x', page: 2 },
  });
  await found(/263/);
  expect(api.requests()).toEqual(['GET /api/proxy/job-places?keyword=rececionista']);
  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .queryAllByRole('option')
      .map((one) => one.textContent),
  ]);
  expect(groups).toEqual([
    ['Zonas', ['Grande Porto363 ofertas', 'Área Metropolitana do Porto363 ofertas']],
    ['Distritos', ['Porto363 ofertas', 'Portalegre0 ofertas']],
    [
      'Municípios e ilhas',
      [
        'Porto distrito do Porto263 ofertas',
        'Portimão distrito de Faro34 ofertas',
        'Porto de Mós distrito de Leiria0 ofertas',
        'Portalegre distrito de Portalegre0 ofertas',
        'Porto Moniz Madeira0 ofertas',
      ],
    ],
  ]);
  expect(screen.getByRole('link', { name: new RegExp(`^${placeSource.name}`) })).toHaveAttribute(
    'href',
    placeSource.url,
  );
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  expect(await accessibilityProblems()).toEqual([]);
});

it('adds several places with Enter, keeps the list open, and starts again with any place', async () => {
  const { user } = await open('grande lis');
  await user.keyboard('{Enter}');
  expect([chosen(), tokens(), input().value]).toEqual([['grande-lisboa'], ['Grande Lisboa'], '']);
  await user.keyboard('faro');
  expect(screen.getAllByRole('option', { name: /^Faro/ })[0]).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['grande-lisboa', 'distrito-de-faro']);
  expect(options()[0]).toBe('Qualquer local');
  await user.click(screen.getByRole('option', { name: 'Qualquer local' }));
  expect([chosen(), tokens()]).toEqual([[], []]);
  expect(screen.getByRole('option', { name: 'Qualquer local' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}{Enter}');
  expect(search).toHaveBeenCalledWith({ keyword: '', location: '', place: [] });
});

it('removes a chosen place in the list, and focuses the last token with Backspace in the empty field', async () => {
  const { user } = await open('porto', { places: [lisbon] });
  const porto = () => screen.getByRole('option', { name: /distrito do Porto/ });
  await user.click(porto());
  expect(chosen()).toEqual(['lisboa_15', 'porto']);
  await user.type(input(), 'porto', { skipClick: true });
  expect(porto()).toHaveAttribute('aria-selected', 'true');
  await user.click(porto());
  expect(chosen()).toEqual(['lisboa_15']);
  await user.type(input(), 'x{Backspace}{Backspace}', { skipClick: true });
  expect(screen.getByRole('button', { name: 'Remover local: Lisboa + 15 km' })).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect([chosen(), input() === document.activeElement]).toEqual([[], true]);
});

it('offers a radius in a straight line around the municipality that was chosen last', async () => {
  const { user } = await open('', { places: [lisbon] });
  const radius = screen.getByRole('group', { name: 'Lisboa e arredores, em linha reta' });
  const pressed = () =>
    within(radius)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  expect(
    within(radius)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Só Lisboa', '5 km', '10 km', '15 km', '25 km', '50 km']);
  expect(pressed()).toEqual(['15 km']);
  await user.click(within(radius).getByRole('button', { name: '50 km' }));
  expect([chosen(), pressed()]).toEqual([['lisboa_50'], ['50 km']]);
  await user.click(within(radius).getByRole('button', { name: 'Só Lisboa' }));
  expect([chosen(), tokens()]).toEqual([['lisboa'], ['Lisboa']]);
  await user.click(screen.getByRole('option', { name: /^Grande Porto/ }));
  expect(screen.getByRole('group', { name: /Lisboa e arredores/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remover local: Lisboa' }));
  expect(screen.queryByRole('group', { name: /arredores/ })).not.toBeInTheDocument();
});

it('keeps a place of an older address until it is removed', async () => {
  const { user } = await open('', { places: [{ name: 'location', value: 'Lisboa', label: 'Lisboa' }] });
  await user.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(search).toHaveBeenLastCalledWith({ keyword: '', location: 'Lisboa', place: [] });
});

describe('the position of the device', () => {
  const ask = jest.fn<undefined, Parameters<Geolocation['getCurrentPosition']>>();
  beforeEach(() => {
    ask.mockReset();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  const button = () => screen.getByRole('button', { name: 'Usar a minha localização' });

  it('is asked for after a click only, and rounded before it is used', async () => {
    const { user } = await open('');
    expect(ask).not.toHaveBeenCalled();
    await user.click(button());
    const coords = { latitude: 38.723_456, longitude: -9.139_99 } as GeolocationCoordinates;
    act(() => ask.mock.calls[0]![0]({ coords } as GeolocationPosition));
    expect([chosen(), tokens()]).toEqual([['38.72_-9.14_10'], ['A sua localização + 10 km']]);
    const around = screen.getByRole('group', { name: 'Perto de si, em linha reta' });
    await user.click(within(around).getByRole('button', { name: '25 km' }));
    expect(chosen()).toEqual(['38.72_-9.14_25']);
  });

  it.each([
    [1, /não deu acesso/],
    [3, /Não foi possível obter/],
  ])('explains the error %d', async (code, text) => {
    const { user } = await open('');
    await user.click(button());
    act(() => ask.mock.calls[0]![1]!({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(chosen()).toEqual([]);
  });
});

it('suggests places without numbers when counting fails, and says when no place begins like the text', async () => {
  api.use(refuse(countJobsByPlace, 500, 'internal_error'));
  const { user } = await open('faro');
  await waitFor(() => expect(api.requests()).not.toEqual([]));
  expect(options()).toContain('Faro distrito de Faro');
  await user.type(input(), 'xyz', { skipClick: true });
  expect(options()).toEqual([]);
  expect(screen.getByText(/Nenhum local em Portugal/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(search).toHaveBeenLastCalledWith({ keyword: '', location: '', place: ['faroxyz'] });
});

it.each([
  ['pt', 'Onde', false, 'A carregar as cidades…'],
  ['pt', 'Onde', true, /^Nenhuma cidade disponível/],
  ['en', 'Where', false, 'Loading cities…'],
  ['en', 'Where', true, /^No cities available/],
] as const)(
  'says in %s below “%s” that places are loading or missing (%s)',
  async (language, label, hasFailed, text) => {
    const state = jest.mocked(useGazetteer);
    const actual = state.getMockImplementation();
    state.mockReturnValue({ gazetteer: null, hasFailed });
    const { user } = renderWithPlatform(<SearchBar onSearch={search} />, { language });
    await user.click(screen.getByLabelText(label));
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    state.mockImplementation(actual);
  },
);

it('speaks English', async () => {
  const { user } = renderWithPlatform(<SearchBar onSearch={search} />, { language: 'en' });
  await user.click(screen.getByLabelText('Where'));
  await user.type(screen.getByLabelText('Where'), 'porto', { skipClick: true });
  expect(await found(/^Porto Porto district/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Districts' })).toBeInTheDocument();
});
