import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyJobFilter, suggestSearches, type SearchSuggestions } from 'shared-contracts';
import { answer, fakeApi, refuse } from '../../../testing/fake-api';
import { renderWithPlatform } from '../../../testing/render-with-platform';
import { accessibilityProblems } from '../../../ui/testing/render-kit';
import { recentSearches, recentSearchesKey, recordSearch } from '../../recent-searches';
import { SearchBar } from '../SearchBar';

const found: SearchSuggestions = {
  titles: [
    { text: 'Rececionista', sameAs: null, jobs: 1218 },
    { text: 'Assistente de receção', sameAs: null, jobs: 27 },
    { text: 'Front desk', sameAs: 'rececionista', jobs: 1 },
  ],
  companies: [{ id: 12, slug: 'recetiva-hoteis', name: 'Recetiva Hotéis', jobs: 8 }],
  areas: [{ slug: 'hotelaria', name: 'Hotelaria e receção', jobs: 143 }],
};

const api = fakeApi(answer(suggestSearches, found));
const search = jest.fn();
beforeEach(() => {
  localStorage.clear();
  search.mockClear();
});

const show = (bar: Partial<Parameters<typeof SearchBar>[0]> = {}) =>
  renderWithPlatform(<SearchBar onSearch={search} {...bar} />);
const what = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'O quê' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

async function type(text: string, bar: Partial<Parameters<typeof SearchBar>[0]> = {}) {
  const shown = show(bar);
  await shown.user.type(screen.getByLabelText('O quê'), text);
  await screen.findByRole('option', { name: /Hotelaria/ });
  return shown;
}

it('extends the same input when it is used: text, focus and selection remain', async () => {
  const { user } = show();
  const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: 'O quê' });
  plain.value = 'rece';
  plain.setSelectionRange(1, 3);
  await user.tab();
  const input = await what();
  expect(input).toBe(plain);
  expect(input).toHaveFocus();
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['rece', 0, 4]);
  expect(input).toHaveAttribute('aria-autocomplete', 'list');
});

it('shows titles, synonyms, companies and areas in labelled groups with their numbers of jobs', async () => {
  const { container } = await type('rece');
  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  ]);
  expect(groups).toEqual([
    [
      'Funções',
      ['Rececionista1 218 ofertas', 'Assistente de receção27 ofertas', 'Front desk o mesmo que rececionista1 oferta'],
    ],
    ['Empresas e áreas', ['Recetiva Hotéis empresa8 ofertas', 'Hotelaria e receção área143 ofertas']],
  ]);
  expect([...container.querySelectorAll('[role=option] b')].map(({ textContent }) => textContent)).toEqual([
    'cionista',
    'ção',
    'tiva Hotéis',
    'ção',
  ]);
  const input = await what();
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(await accessibilityProblems()).toEqual([]);
});

it('moves with the arrows, closes and then clears with Escape, and leaves with Tab without taking', async () => {
  const { user } = await type('rece');
  const input = await what();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted()).toMatch(/^Assistente/);
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(highlighted()).toMatch(/^Hotelaria/);
  await user.keyboard('{Escape}');
  expect([options(), input.value]).toEqual([[], 'rece']);
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(5);
  await user.tab();
  await user.tab();
  expect([options(), input.value]).toEqual([[], 'rece']);
  await user.click(input);
  await user.keyboard('{Escape}{Escape}');
  expect(input).toHaveValue('');
  expect(search).not.toHaveBeenCalled();
});

it.each([
  ['nothing highlighted', '{Enter}', { keyword: 'rece' }],
  ['a title', '{ArrowDown}{Enter}', { keyword: 'Rececionista' }],
  ['a company', '{ArrowUp}{ArrowUp}{Enter}', { keyword: '', companyId: ['12'] }],
  ['an area', '{ArrowUp}{Enter}', { keyword: '', category: 'hotelaria' }],
])('searches with %s on Enter and keeps the places', async (_, keys, change) => {
  const { user } = await type('rece', { places: [{ name: 'place', value: 'lisboa', label: 'Lisboa' }] });
  await user.keyboard(keys);
  expect(search.mock.calls).toEqual([[{ location: '', place: ['lisboa'], ...change }]]);
  expect(options()).toEqual([]);
});

it('searches with a clicked title', async () => {
  const { user } = await type('rece');
  await user.click(screen.getByRole('option', { name: /^Front desk/ }));
  expect(search).toHaveBeenCalledWith({ keyword: 'Front desk', location: '', place: [] });
  expect(await what()).toHaveValue('Front desk');
});

it('never shows an older answer over a newer one', async () => {
  const late: ((titles: SearchSuggestions) => void)[] = [];
  const named = (text: string): SearchSuggestions => ({
    titles: [{ text, sameAs: null, jobs: 1 }],
    companies: [],
    areas: [],
  });
  api.use(
    answer(suggestSearches, ({ url }) =>
      new URL(url).searchParams.get('text') === 'r'
        ? new Promise<SearchSuggestions>((resolve) => late.push(resolve))
        : named('Rececionista'),
    ),
  );
  const { user } = show();
  await user.type(screen.getByLabelText('O quê'), 'r');
  await waitFor(() => expect(late).toHaveLength(1));
  await user.type(await what(), 'ec');
  await waitFor(() => expect(options()).toEqual(['Rececionista1 oferta']));
  await act(async () => {
    late[0]!(named('Radiologista'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(options()).toEqual(['Rececionista1 oferta']);
});

it('asks once per pause and announces the number of suggestions once, after a rest', async () => {
  const { services } = await type('rece');
  expect(api.requests()).toEqual(['GET /api/proxy/suggestions?text=rece']);
  const announced = jest.spyOn(services.announcer, 'announce');
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  expect(announced).toHaveBeenCalledWith('5 sugestões');
});

it('is a text field when the suggestions fail', async () => {
  api.use(refuse(suggestSearches, 500, 'internal_error'));
  const { user } = show();
  await user.type(screen.getByLabelText('O quê'), 'rece');
  await waitFor(() => expect(api.requests()).not.toEqual([]));
  await user.keyboard('{Enter}');
  expect(search).toHaveBeenCalledWith({ keyword: 'rece', location: '', place: [] });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('clears the text with a button', async () => {
  const { user } = await type('rece');
  await user.click(screen.getByRole('button', { name: 'Limpar “O quê”' }));
  expect(await what()).toHaveValue('');
  expect(await what()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Limpar “O quê”' })).not.toBeInTheDocument();
});

describe('recent searches', () => {
  const lisbon = {
    value: 'lisboa_15',
    id: 'lisboa',
    kind: 'municipality',
    name: 'Lisboa',
    context: 'Lisboa',
    radiusKm: 15,
    label: { pt: 'Lisboa + 15 km', en: 'Lisboa + 15 km' },
    phrase: { pt: 'até 15 km de Lisboa', en: 'within 15 km of Lisboa' },
  } as const;
  const nurse = { ...emptyJobFilter, keyword: 'enfermeiro', place: ['lisboa_15'], type: ['full-time'], page: 3 };

  it('are shown in the empty field, search with their place and filters, and can be deleted', async () => {
    recordSearch(nurse, [lisbon]);
    const { user } = show();
    await user.click(screen.getByLabelText('O quê'));
    expect(await screen.findByRole('group', { name: 'Pesquisas recentes neste dispositivo' })).toBeInTheDocument();
    expect(options()).toEqual(['enfermeiro até 15 km de Lisboa']);
    await user.click(screen.getByRole('option'));
    expect(search).toHaveBeenCalledWith(
      expect.objectContaining({ keyword: 'enfermeiro', place: ['lisboa_15'], type: ['full-time'], page: 1 }),
    );
    await user.clear(await what());
    await user.click(screen.getByRole('button', { name: 'Apagar pesquisas recentes' }));
    expect([options(), localStorage.getItem(recentSearchesKey)]).toEqual([[], null]);
  });

  it('are at most five, newest first, without repetition and without searches for everything', () => {
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'c', '']) recordSearch({ ...emptyJobFilter, keyword }, []);
    expect(recentSearches().map(({ keyword }) => keyword)).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it.each([['null'], ['{"a":1}'], ['[1,{"keyword":2}]'], ['x']])('are none if %s is stored', (stored) => {
    localStorage.setItem(recentSearchesKey, stored);
    expect(recentSearches()).toEqual([]);
  });

  it('are none if the browser blocks storage', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    recordSearch(nurse, [lisbon]);
    blocked.mockRestore();
    expect(recentSearches()).toEqual([]);
  });
});
