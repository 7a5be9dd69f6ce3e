import { ManifestError } from 'registry';
import { toShellRoutes } from './shell-routes.ts';

const words = { pt: 'Perguntas', en: 'Questions' };
const route = { path: '/faq', title: words, description: words, file: 'reading', robots: 'index', access: 'public' };
const questions = { pt: [{ question: 'Custa?', answer: 'Não.' }], en: [{ question: 'A fee?', answer: 'No.' }] };

describe("the routes of the shell's entry", () => {
  it('have the file and the questions of each page', () => {
    expect(toShellRoutes([{ ...route, questions }])).toEqual([{ ...route, questions }]);
    expect(toShellRoutes([route])).toEqual([route]);
    const home = { ...route, slots: ['shell.home.main.v1'] };
    expect(toShellRoutes([home])).toEqual([home]);
  });

  it.each([
    { ...route, file: 'other' },
    { ...route, access: undefined },
    { ...route, slots: ['shell.home.main.v9'] },
    { ...route, questions: { pt: questions.pt } },
    { ...route, questions: { ...questions, en: [{ question: 'A fee?' }] } },
  ])('are rejected if they are invalid: %j', (broken) => {
    expect(() => toShellRoutes([broken])).toThrow(ManifestError);
  });
});
