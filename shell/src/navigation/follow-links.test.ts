import { createFakeServices } from 'platform/testing';
import { createOwners } from '../routing/owners';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { followLinks } from './follow-links';

const remotes = [buildRemote({ id: 'mfe-jobs', routes: [buildRoute('/jobs'), buildRoute('/jobs/:id')] })];
const { history } = createFakeServices({ path: '/' });
let push: jest.SpiedFunction<typeof history.push>;
let replace: jest.SpiedFunction<typeof history.replace>;
/** Links that were left to the browser, which jsdom cannot follow. */
const left = jest.fn((event: Event) => !event.defaultPrevented && event.preventDefault());

const removals: (() => void)[] = [];

beforeAll(() => {
  const add = jest.spyOn(document, 'addEventListener');
  followLinks(createOwners(remotes), history);
  window.addEventListener('click', left);
  for (const [type, listener] of add.mock.calls) removals.push(() => document.removeEventListener(type, listener));
  removals.push(() => window.removeEventListener('click', left));
  add.mockRestore();
});
// Other files have the same document: their clicks would be prevented.
afterAll(() => {
  for (const remove of removals) remove();
});
beforeEach(() => {
  push = jest.spyOn(history, 'push').mockClear();
  replace = jest.spyOn(history, 'replace').mockClear();
  document.body.replaceChildren();
});

function click(markup: string, init: MouseEventInit = {}, parent: ParentNode = document.body) {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  parent.append(holder);
  const target = holder.querySelector('span') ?? holder.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  return push.mock.calls.map(([to]) => to);
}

it('follows plain links to pages of the site without a reload', () => {
  expect(click('<a href="/jobs?page=2#list"><span>Jobs</span></a>')).toEqual(['/jobs?page=2#list']);
});

it('follows links in an open shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  expect(click('<a href="/jobs/7">Job</a>', {}, host.attachShadow({ mode: 'open' }))).toEqual(['/jobs/7']);
});

it('adds no history entry for a link to the page itself', () => {
  click('<a href="/">Here</a>');
  expect(push).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith('/');
});

it('leaves other clicks to the browser', () => {
  const cases: [string, MouseEventInit?][] = [
    ['<a href="/jobs" target="_blank">New tab</a>'],
    ['<a href="/jobs" download>File</a>'],
    ['<a href="https://example.pt/jobs">Other site</a>'],
    ['<a href="mailto:a@example.pt">Mail</a>'],
    ['<a href="/api/feeds/jobs.xml">API</a>'],
    ['<a href="/unknown">No page</a>'],
    ['<a href="/jobs?lng=en">Language</a>'],
    ['<a href="#main">Heading of this page</a>'],
    ['<a name="here">No link</a>'],
    ...(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map((key): [string, MouseEventInit] => [
      '<a href="/jobs">New tab</a>',
      { [key]: true },
    ]),
    ['<a href="/jobs">Middle button</a>', { button: 1 }],
  ];
  for (const [markup, init] of cases) expect([markup, click(markup, init)]).toEqual([markup, []]);
  expect(replace).not.toHaveBeenCalled();
});

it('leaves links that handled their click', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(click('<a href="/jobs">Handled</a>')).toEqual([]);
});
