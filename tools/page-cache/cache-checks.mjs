import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signPreview } from 'registry';
import { formField } from 'shared-contracts';
import { waitUntil } from '../services/wait.mjs';
import { readPage } from './ask.mjs';

/** @typedef {import('./check-page-cache.mjs').Setting} Setting */
/** @typedef {import('./ask.mjs').CacheRequest} CacheRequest */

const candidate = { username: 'candidata', password: 'candidata123' };
const admin = { username: 'admin', password: 'administrador123' };
const english = { cookie: 'i18next=en' };

/** Pages that visitors without a session get. @param {Setting} setting */
const pagesOf = ({ job }) => ['/home', '/jobs', `/jobs/${job.slug}`, '/companies', '/', '/perguntas-frequentes'];

/** @param {Setting} setting @param {{ username: string, password: string }} user */
async function signIn({ ask, url }, user) {
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await ask('/api/login', { method: 'POST', headers, body: JSON.stringify(user) });
  const [cookie = ''] = answer.headers['set-cookie']?.[0]?.split(';', 1) ?? [];
  if (cookie === '') throw new Error(`${user.username} cannot sign in: ${answer.status} ${answer.html}`);
  return { cookie };
}

/** Requests a page as a visitor and reports what belongs to another one. @param {Setting} setting @param {string} address @param {string} after @param {CacheRequest} [request] */
async function expectVisitors({ ask, expect }, address, after, request) {
  const answer = await ask(address, request);
  const page = readPage(answer);
  const where = `${address} after ${after}`;
  expect(answer.status === 200, `${where}: status ${answer.status}`);
  expect(page.isVisitors && !page.hasAdminRemotes && !page.hasPreview, `${where}: a visitor got another one's page`);
  return { ...answer, ...page };
}

/** @type {Record<string, (setting: Setting) => Promise<string | void>>} */
export const cacheChecks = {
  'equal pages are sent from the cache': async (setting) => {
    for (const address of pagesOf(setting)) {
      const first = await expectVisitors(setting, address, 'the start');
      const other = await expectVisitors(setting, address, 'another visitor', {
        headers: { 'user-agent': 'B', cookie: 'theme=dark; i18next=pt' },
      });
      setting.expect(other.isHit && first.html === other.html, `${address} was not sent from the cache`);
      setting.expect(other.headers['cache-control'] === 'no-cache', `${address}: browsers do not revalidate`);
    }
  },

  'two signed-in users and a visitor': async (setting) => {
    const users = [await signIn(setting, candidate), await signIn(setting, admin)];
    for (const isVisitorFirst of [true, false]) {
      await setting.clear();
      for (const address of pagesOf(setting)) {
        if (isVisitorFirst) await expectVisitors(setting, address, 'the start');
        for (const [index, headers] of users.entries()) {
          const page = readPage(await setting.ask(address, { headers }));
          setting.expect(!page.isVisitors, `${address}: a signed-in user got a visitor's page`);
          setting.expect(page.hasAdminRemotes === (index === 1), `${address}: a user got a page of another role`);
        }
        await expectVisitors(setting, address, 'signed-in users');
      }
    }
  },

  'a preview link': async (setting) => {
    const version = setting.addVersion('mfe-companies');
    const endsAt = new Date(Date.now() + 3_600_000);
    const token = signPreview({ remote: 'mfe-companies', version, endsAt, pullRequest: null }, setting.previewSecret);
    const link = await setting.ask(`/preview/${token}`);
    const headers = { cookie: link.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '' };
    for (const address of pagesOf(setting)) {
      await setting.clear();
      const page = readPage(await setting.ask(address, { headers }));
      setting.expect(page.hasPreview && page.versions.includes(version), `${address}: not the preview`);
      const visitors = await expectVisitors(setting, address, 'a preview');
      setting.expect(!visitors.versions.includes(version), `${address}: a visitor got the preview`);
    }
  },

  'a canary': async (setting) => {
    const { ask, askSite, expect, flip } = setting;
    const version = setting.addVersion('mfe-companies');
    const manifest = JSON.parse(
      readFileSync(path.join(setting.remotesDir, 'mfe-companies', version, 'remote.json'), 'utf8'),
    );
    const remote = { ...manifest, base: `/remotes/mfe-companies/${version}/` };
    const entryOf = (/** @type {any[]} */ entries) => entries.find(({ id }) => id === 'mfe-companies');
    flip(
      (entries) => (entryOf(entries).canary = { remote, percent: 50, segment: null, since: new Date().toISOString() }),
    );
    const why = async (/** @type {Record<string, string>} */ headers) =>
      readPage(await ask('/companies', { headers })).versions;
    await waitUntil('the canary', async () =>
      / (?:canary|control)/.test(await why({ 'user-agent': 'A' })) ? true : null,
    );
    const groups = new Set();
    for (let index = 0; index < 24; index += 1) {
      const headers = { 'user-agent': `browser ${index}` };
      const answer = await ask('/companies', { headers });
      const { versions } = readPage(answer);
      const expected = readPage(
        await askSite('/companies', { headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } }),
      );
      expect(!answer.isHit && versions === expected.versions, `a visitor changed the group: ${versions}`);
      groups.add(versions.includes(version));
    }
    expect(groups.size === 2, 'all visitors are in one group');
    flip((entries) => delete entryOf(entries).canary);
    await waitUntil('the end of the canary', async () =>
      / (?:canary|control)/.test(await why({ 'user-agent': 'A' })) ? null : true,
    );
    await expectVisitors(setting, '/companies', 'a canary');
  },

  'languages and themes': async (setting) => {
    for (const order of [
      ['pt', 'en'],
      ['en', 'pt'],
    ]) {
      await setting.clear();
      for (const language of order) {
        const request = language === 'en' ? { headers: english } : {};
        for (const address of ['/home', '/jobs']) {
          const { language: sent } = await expectVisitors(setting, address, order.join(), request);
          setting.expect(sent?.startsWith(language) === true, `${address}: ${language} got ${sent}`);
        }
      }
    }
    const { language } = await expectVisitors(setting, '/jobs?lng=en', 'languages');
    setting.expect(language === 'en', '?lng=en was not English');
    const themed = await expectVisitors(setting, '/jobs', 'a theme', { headers: { cookie: 'ui-theme=dark' } });
    setting.expect(themed.html.includes('data-theme="light"'), 'a theme was stored');
  },

  'forms without scripts, and cookies that they set': async (setting) => {
    const { ask, expect, url } = setting;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url };
    const typed = 'A text of one visitor';
    const contact = new URLSearchParams({ [formField]: 'contact', name: typed, message: typed });
    const refused = await ask('/entrar-em-contacto', {
      method: 'POST',
      headers,
      body: contact.toString(),
    });
    expect(
      refused.status >= 400 && refused.html.includes(typed),
      `the form was not refused with its text: ${refused.status}`,
    );
    const other = await expectVisitors(setting, '/entrar-em-contacto', 'a refused form');
    expect(!other.html.includes(typed), 'a visitor got the text of another one');
    const session = await signIn(setting, candidate);
    expect(readPage(await ask('/auth', { headers: session })).isVisitors === false, 'the session was not used');
    await expectVisitors(setting, '/auth', 'a sign-in');
  },

  'errors and redirects': async (setting) => {
    const { ask, expect, job } = setting;
    /** @type {[string, number, number?][]} */
    const answers = [
      ['/nao/existe', 404],
      [`/jobs/${job.id}`, 301],
      ['/jobs/', 301],
      ['/jobs/x/apply', 302],
      ['/teams', 302],
      // nginx refuses it.
      ['/%E0%A4%A', 404, 400],
      ['/jobs/nao-existe-99999999', 404],
    ];
    for (const [address, status, other = status] of answers) {
      for (let request = 0; request < 2; request += 1) {
        const answer = await ask(address);
        expect(
          [status, other].includes(answer.status) && !answer.isHit,
          `${address}: ${answer.status}, stored: ${answer.isHit}`,
        );
      }
    }
  },

  'HEAD, Range and conditional requests': async (setting) => {
    const { ask, clear, expect } = setting;
    await clear();
    const head = await ask('/jobs', { method: 'HEAD' });
    expect(head.status === 200 && head.html === '', 'HEAD had a body');
    const { html, headers } = await expectVisitors(setting, '/jobs', 'HEAD');
    const part = await ask('/jobs', { headers: { range: 'bytes=0-99' } });
    const isRange = part.status === 206 && html.startsWith(part.html) && part.html.length === 100;
    // A cache may ignore the header.
    expect(isRange || (part.status === 200 && part.html === html), `a range was ${part.status}`);
    await clear();
    await ask('/jobs', { headers: { range: 'bytes=0-99' } });
    expect((await expectVisitors(setting, '/jobs', 'a range')).html.length === html.length, 'a part was stored');
    const known = { 'if-none-match': headers.etag ?? '' };
    expect((await ask('/jobs', { headers: known })).status === 304, 'a known page was sent again');
    await clear();
    await ask('/jobs', { headers: known });
    expect((await expectVisitors(setting, '/jobs', 'a 304')).html === html, 'a 304 was stored');
    expect((await ask('/jobs', { headers: { ...known, ...english } })).status === 200, 'the other language was known');
  },

  'cookies with odd values, and Authorization': async (setting) => {
    const cookies = [
      'sid=',
      'sid',
      'sid=""',
      'SID=x',
      'a=1;sid=x',
      'a=1,sid=x',
      'sid =x',
      '\tsid=x',
      'sid=a%00b',
      '__Host-sid=x; i18next=en',
      'preview=',
      'preview=ended',
      'a="; sid=x"',
    ];
    const requests = [...cookies.map((cookie) => ({ cookie })), { authorization: 'Basic YTpi' }, { authorization: '' }];
    for (const headers of /** @type {Record<string, string>[]} */ (requests)) {
      await setting.clear();
      await setting.ask('/jobs', { headers });
      await expectVisitors(setting, '/jobs', JSON.stringify(headers));
      await setting.ask('/jobs', { headers });
    }
  },

  'headers and queries that could poison the cache': async (setting) => {
    const { clear, expect } = setting;
    const { html } = await expectVisitors(setting, '/jobs', 'the start');
    const poisons = [
      { 'x-forwarded-host': 'evil.test' },
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-for': '198.51.100.1' },
      { 'x-forwarded-prefix': '/evil' },
      { forwarded: 'host=evil.test' },
      { 'x-original-url': '/auth' },
      { 'x-rewrite-url': '/auth' },
      { 'x-http-method-override': 'POST' },
      { 'accept-language': 'en' },
      { accept: 'application/json' },
      { 'x-request-id': 'of-one-visitor' },
      { 'user-agent': '<script>alert(1)</script>' },
      { host: 'evil.test' },
      { 'surrogate-key': 'pages' },
      { 'cdn-cache-control': 'max-age=9' },
    ];
    for (const headers of /** @type {Record<string, string>[]} */ (poisons)) {
      await clear();
      await setting.ask('/jobs', { headers });
      const after = await expectVisitors(setting, '/jobs', JSON.stringify(headers));
      expect(
        after.html === html && !('x-request-id' in after.headers),
        `the page was poisoned by ${JSON.stringify(headers)}`,
      );
    }
    for (const query of ['?lng=en', '?x=%3Cscript%3E', '?sid=1', '?page=1&page=2', '?', '?utm_source=a']) {
      await setting.ask(`/jobs${query}`);
      expect((await expectVisitors(setting, '/jobs', query)).html === html, `the page was poisoned by ${query}`);
    }
  },

  'purges of others': async (setting) => {
    const { ask, expect } = setting;
    await expectVisitors(setting, '/jobs', 'the start');
    const other = await ask('/', { method: 'PURGE', headers: { 'surrogate-key': 'pages' }, localAddress: '127.0.0.2' });
    const odd = await ask('/', { method: 'PURGE', headers: { 'surrogate-key': 'a|b)(' } });
    expect(other.status >= 400 && odd.status >= 400, 'a purge was accepted');
    expect((await ask('/jobs')).isHit, 'a page was removed');
  },

  'a changed job is shown in time': async (setting) => {
    const { ask, changeWithin, expect, job, url } = setting;
    const session = await signIn(setting, admin);
    const address = `/jobs/${job.slug}`;
    const change = (/** @type {boolean} */ isActive) => {
      const headers = { ...session, 'content-type': 'application/json', origin: url };
      return ask(`/api/jobs/${job.id}/toggle`, { method: 'PUT', headers, body: JSON.stringify({ isActive }) });
    };
    const times = [];
    for (const [isActive, status] of /** @type {[boolean, number][]} */ ([
      [false, 410],
      [true, 200],
      [false, 410],
      [true, 200],
    ])) {
      // Until the page of the last change is stored.
      for (let request = 0; request < 3; request += 1) await ask(address);
      const changed = await change(isActive);
      if (changed.status !== 200) throw new Error(`The job was not changed: ${changed.status} ${changed.html}`);
      const began = performance.now();
      // Requests all the time, so that an outdated page is stored again if it can be.
      while ((await ask(address)).status !== status && performance.now() - began < 5 * changeWithin) await wait(10);
      times.push(performance.now() - began);
      await wait(1_000);
      expect((await ask(address)).status === status, `an outdated page came back`);
    }
    const slowest = Math.round(Math.max(...times));
    expect(slowest <= changeWithin, `a change was shown after ${slowest} ms`);
    return `slowest ${slowest} ms`;
  },

  'pages are served while the HTML server restarts': async (setting) => {
    const { ask, expect, pageSeconds, running } = setting;
    const addresses = pagesOf(setting);
    for (const address of addresses) await ask(address);
    const before = running.services.site;
    before?.kill('SIGKILL');
    await before?.ended;
    await wait((pageSeconds + 1) * 1_000);
    let served = 0;
    for (let round = 0; round < 3; round += 1) {
      for (const address of addresses) {
        const answer = await ask(address);
        expect(answer.status === 200 && answer.isHit, `${address}: ${answer.status} while the server was down`);
        served += 1;
      }
    }
    const { status } = await ask('/nao/existe');
    expect([502, 503].includes(status), `an address that is not stored was answered with ${status}`);
    running.restart('site');
    await waitUntil('the HTML server', async () => ((await ask('/health')).status === 200 ? true : null));
    await waitUntil('a new page', async () => {
      // nginx names outdated pages, and sends no age.
      const { age = '0', 'x-cache': state } = (await ask('/jobs')).headers;
      return Number(age) <= pageSeconds && state !== 'stale' ? true : null;
    });
    return `${served} pages, none failed`;
  },
};
