import { screen, within } from '@testing-library/react';
import type { ApplicationStatus, StatusChange, TrackedApplication } from 'shared-contracts';
import { renderWithPlatform } from '../../testing/render-with-platform';
import { ApplicationNext, ApplicationTracker, UnansweredFor } from './ApplicationTracker';

const sentOn = '2026-11-01T12:00:00.000Z';
const change = (status: ApplicationStatus, day: number): StatusChange => ({
  status,
  at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});
const build = (changes: Partial<TrackedApplication> = {}): TrackedApplication => ({
  status: 'pending',
  delivery: 'delivered',
  withdrawnAt: null,
  appliedAt: sentOn,
  history: [],
  companyAnswerDays: null,
  ...changes,
});
const plain = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ');

function show(changes: Partial<TrackedApplication> = {}, answersDue = false) {
  const application = build(changes);
  const { container, unmount } = renderWithPlatform(
    <>
      <ApplicationTracker application={application} />
      <ApplicationNext application={application} answersDue={answersDue} />
      <p role="note">
        <UnansweredFor application={application} />
      </p>
    </>,
  );
  const items = screen.getAllByRole('listitem');
  return {
    unmount,
    sentence: screen.getByRole('img').getAttribute('aria-label'),
    stops: items.map(plain),
    current: items.findIndex((item) => item.getAttribute('aria-current') === 'step'),
    text: plain(container) ?? '',
    /** Top of the dot in each drawing; none if the application is over. */
    dots: [...container.querySelectorAll('circle[r="13"]')].map((dot) => Number(dot.getAttribute('cy'))),
    hops: container.querySelectorAll('path[d*="c2-18"]').length,
  };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-10T12:00:00.000Z'), doNotFake: ['setTimeout'] }));
afterEach(() => jest.useRealTimers());

it('shows each state as a sentence, dated stops, the place of the dot and what happens next', () => {
  const [reviewing, interview] = [change('reviewing', 3), change('interview', 5)];
  const sent = 'Enviada1 nov';
  const before = `Concluído: ${sent}`;
  const reviewed = 'Em análise3 nov';
  const planned = 'Entrevistase a empresa a marcar';
  const decided = (status: 'accepted' | 'declined') => ({ status, history: [reviewing, interview, change(status, 7)] });
  const done = [before, `Concluído: ${reviewed}`, 'Concluído: Entrevista5 nov'];
  const cases: [Partial<TrackedApplication>, string, string[], number, RegExp][] = [
    [{}, 'Enviada, primeiro de quatro passos', [sent, 'Em análise', planned, 'Resposta'], 0, /começa a analisar/],
    [
      { status: 'reviewing', history: [reviewing] },
      'Em análise, segundo de quatro passos',
      [before, reviewed, planned, 'Resposta'],
      1,
      /marca consigo uma entrevista/,
    ],
    [
      { status: 'interview', history: [reviewing, interview] },
      'Entrevista, terceiro de quatro passos',
      [before, `Concluído: ${reviewed}`, 'Entrevista5 nov', 'Resposta'],
      2,
      /Depois da entrevista/,
    ],
    [decided('accepted'), 'Aceite, último de quatro passos', [...done, 'Aceite7 nov'], 3, /aceitou a candidatura/],
    [
      decided('declined'),
      'Não selecionada, último de quatro passos',
      [...done, 'Não selecionada7 nov'],
      3,
      /não avança/,
    ],
    [
      { status: 'whatever' as never },
      'Enviada, primeiro de quatro passos',
      [sent, 'Em análise', planned, 'Resposta'],
      0,
      /começa/,
    ],
  ];
  for (const [changes, sentence, stops, current, next] of cases) {
    const shown = show(changes);
    expect({ sentence: shown.sentence, stops: shown.stops, current: shown.current }).toEqual({
      sentence,
      stops,
      current,
    });
    expect(shown.text).toMatch(next);
    // Only an accepted application jumps off the board.
    expect([shown.dots.every((top) => top < 10), shown.hops]).toEqual(
      changes.status === 'accepted' ? [true, 2] : [false, 0],
    );
    expect(shown.dots).toHaveLength(2);
    shown.unmount();
  }
});

it('has no date and no "done" for a stop that was skipped, or that a correction has taken back', () => {
  const skipped = show({ status: 'declined', history: [change('declined', 4)] });
  expect(skipped.stops).toEqual(['Concluído: Enviada1 nov', 'Em análise', 'Entrevista', 'Não selecionada4 nov']);
  skipped.unmount();
  const history = [change('reviewing', 3), change('declined', 4), change('reviewing', 6)];
  const corrected = show({ status: 'reviewing', history });
  expect(corrected.stops.slice(1)).toEqual(['Em análise6 nov', 'Entrevistase a empresa a marcar', 'Resposta']);
});

it('ends without a dot after a withdrawal or a refused delivery', () => {
  const cases: [Partial<TrackedApplication>, string, RegExp][] = [
    [
      { status: 'reviewing', withdrawnAt: sentOn, history: [change('reviewing', 3)] },
      'Candidatura retirada. O último passo foi: Em análise',
      /deixou de ver a candidatura/,
    ],
    [{ delivery: 'refused' }, 'Candidatura não entregue à empresa', /fechou antes de a candidatura chegar/],
  ];
  for (const [changes, sentence, next] of cases) {
    const shown = show(changes);
    expect([shown.sentence, shown.dots]).toEqual([sentence, []]);
    expect(shown.text).toMatch(next);
    expect(shown.text).not.toMatch(/Se avançar/);
    shown.unmount();
  }
});

it('asks for missing answers instead of describing the next step', () => {
  expect(show({}, true).text).toContain('Faltam respostas a perguntas obrigatórias');
  expect(screen.queryByText('Se avançar')).not.toBeInTheDocument();
});

it('says from the 21st day on that there is no answer, as a notice and not as a refusal', () => {
  const at = (now: string, changes: Partial<TrackedApplication> = {}) => {
    jest.setSystemTime(new Date(now));
    const { unmount } = show(changes);
    const short = within(screen.getByRole('note')).queryByText(/^Sem resposta/)?.textContent ?? null;
    const isNoted = screen.queryByText(/^Não é uma recusa/) !== null;
    unmount();
    return isNoted === (short !== null) ? short : 'inconsistent';
  };
  expect(at('2026-11-22T11:59:59.000Z')).toBeNull();
  expect(at('2026-11-22T12:00:00.000Z')).toBe('Sem resposta há 21 dias');
  const reviewing = { status: 'reviewing', history: [change('reviewing', 3)] } as const;
  expect(at('2026-11-24T11:00:00.000Z', { ...reviewing, history: [...reviewing.history] })).toBeNull();
  expect(at('2026-12-03T12:00:00.000Z', { ...reviewing, history: [...reviewing.history] })).toBe(
    'Sem resposta há 30 dias',
  );
  jest.setSystemTime(new Date('2026-11-22T12:00:00.000Z'));
  for (const [days, usual] of [
    [0, 'no próprio dia'],
    [1, 'em 1 dia'],
    [12, 'em 12 dias'],
  ] as const) {
    const { unmount, text } = show({ companyAnswerDays: days });
    // In the note below the drawing, and in the row of a list.
    expect(text.split(`A empresa costuma responder ${usual}.`)).toHaveLength(3);
    unmount();
  }
  for (const status of ['interview', 'accepted', 'declined'] as const) {
    expect(at('2027-01-01T12:00:00.000Z', { status, history: [change(status, 3)] })).toBeNull();
  }
  expect(at('2027-01-01T12:00:00.000Z', { withdrawnAt: sentOn })).toBeNull();
});
