import type { ServerEntry } from 'platform';
import type { PageContext, PrimedEntry } from 'shared-contracts';
import { declaredData } from 'shared-contracts/testing';
import app from './app';
// <fragment>
import highlights from './fragments/highlights';
// </fragment>
import { path, remote } from './remote';
import { buildCompanies, buildCompany, primedCompanies } from './testing/build-companies';

// Under the `server` condition createRemote and createFragment return server entries; their types are those of the browser.
const page = app as unknown as ServerEntry;
const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.example',
  employerAppUrl: 'https://site.example/e',
  blogUrl: 'https://site.example/b',
};
const render = (entry: ServerEntry, address: string, data: readonly PrimedEntry[], language: 'pt' | 'en' = 'pt') =>
  entry.render({ path: address, data, language, context: { ...context, language } })?.html;

const data = primedCompanies(buildCompanies([buildCompany('Vela Digital')]));

describe('the server-rendered remote', () => {
  it('has the companies as links, in both languages, without styles in its markup', () => {
    const html = render(page, path, data);
    expect(html).toContain('href="/companies/vela-digital-3"');
    expect(html).toContain('Modelo</h1>');
    expect(html).not.toContain(' style=');
    expect(render(page, path, data, 'en')).toContain('Template</h1>');
  });

  // <fragment>
  it('has the section of the home page', () => {
    const section = highlights as unknown as ServerEntry;
    expect(render(section, '/home', data)).toContain('href="/companies/vela-digital-3"');
  });
  // </fragment>

  it('leaves the page to the browser if the response is missing', () => {
    expect(page.render({ path, data: [], language: 'pt', context })).toBeNull();
  });

  it('has a query for all data that it declares', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    page.render({ path: '/nothing', data: declaredData(remote), language: 'pt', context });
    expect(complaint.mock.calls).toEqual([]);
  });
});
