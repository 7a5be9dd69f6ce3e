/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { emptyJobFilter, type JobCard, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { writeJobFeed, type JobFeedContent } from './job-feed.response.ts';
import { buildCard, buildPage, site } from './testing/search-pages.ts';

/** The used part of the DOM. The DOM library types would be global in this package. */
interface XmlElement {
  tagName: string;
  textContent: string;
  children: Iterable<XmlElement>;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => XmlElement | null;
  querySelectorAll: (selector: string) => Iterable<XmlElement>;
  getElementsByTagName: (name: string) => ArrayLike<XmlElement>;
}
declare const DOMParser: new () => { parseFromString: (text: string, type: 'application/xml') => XmlElement };

type Fields = Partial<Record<string, string>>;

interface FeedRequest {
  jobs?: readonly JobCard[];
  filter?: Partial<JobFilter>;
  found?: Partial<JobSearchPage>;
  language?: JobFeedContent['language'];
}

/** Parses a feed strictly: XML that is not well-formed or has an undeclared prefix fails. */
function read({ jobs = [buildCard()], filter = {}, found = {}, language = 'pt' }: FeedRequest = {}) {
  const full = { ...emptyJobFilter, sort: 'date' as const, ...filter };
  const xml = writeJobFeed({ filter: full, found: buildPage(jobs, 1, found), jobs, language, publicUrl: site });
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  const items = [...feed.querySelectorAll('item')].map(fieldsOf);
  const self = feed.getElementsByTagName('atom:link')[0]?.getAttribute('href') ?? undefined;
  const channel: Fields = { ...fieldsOf(feed.querySelector('channel')), self };
  return { channel, items };
}

const fieldsOf = (element: XmlElement | null): Fields =>
  Object.fromEntries([...(element?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent]));

const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ');

describe('job feed', () => {
  it('contains location, company and text of a job', () => {
    const { channel, items } = read();
    expect(channel).toMatchObject({
      title: 'Ofertas de emprego em Portugal | Trampolim',
      link: `${site}/jobs?sort=date`,
      self: `${site}/feeds/jobs.xml`,
      language: 'pt-PT',
      lastBuildDate: 'Mon, 04 May 2026 09:30:00 GMT',
    });
    const [{ description, 'content:encoded': content, ...job } = {}, ...others] = items;
    expect(others).toEqual([]);
    expect(job).toEqual({
      title: 'Analista de dados · Atlântico',
      link: `${site}/jobs/analista-de-dados-12`,
      guid: `${site}/jobs/12`,
      pubDate: 'Mon, 04 May 2026 09:30:00 GMT',
      category: 'Tecnologia',
      'dc:creator': 'Atlântico',
    });
    expect(plain(description)).toBe('Vai ler dados. Lisboa · Híbrido · 2 100 – 2 600 €/mês');
    expect(content).toMatch(/^<p>Vai ler dados\.<\/p><p>Lisboa · .+<\/p>$/u);
  });

  it('has the title of its search and links to it', () => {
    const { channel } = read({
      filter: {
        keyword: 'dados',
        location: 'Porto',
        type: ['full-time', 'contract', 'astronaut'],
        experienceLevel: ['mid'],
        workplace: ['remote'],
        postedWithin: '1w',
      },
      found: { category: { slug: 'saude', name: 'Saúde' }, places: requestedPlaces(['grande-lisboa', 'faro']) },
    });
    expect(channel.title).toBe(
      'dados · Saúde · Porto · Grande Lisboa, Faro · Tempo inteiro · Contrato a termo · Intermédio · Remoto · Ofertas de emprego em Portugal | Trampolim',
    );
    const query =
      'keyword=dados&location=Porto&type=full-time&type=contract&type=astronaut&experienceLevel=mid&remote=true&postedWithin=1w';
    expect(channel.link).toBe(`${site}/jobs?${query}&sort=date`);
    expect(channel.self).toBe(`${site}/feeds/jobs.xml?${query}`);
  });

  it('supports English with English links and the same job id', () => {
    const { channel, items } = read({ language: 'en' });
    expect(channel).toMatchObject({
      title: 'Jobs in Portugal | Trampolim',
      language: 'en',
      link: `${site}/jobs?sort=date&lng=en`,
      self: `${site}/feeds/jobs.xml?lng=en`,
    });
    expect(items[0]).toMatchObject({ link: `${site}/jobs/analista-de-dados-12?lng=en`, guid: `${site}/jobs/12` });
    expect(items[0]?.description).toContain('/month');
  });

  it('is empty if nothing is found', () => {
    expect(read({ jobs: [] }).items).toEqual([]);
  });

  it('omits missing fields of a job', () => {
    const bare = { location: null, workplace: null, salary: null, category: null, snippet: '' };
    const { items } = read({ jobs: [buildCard({ ...bare, salaryText: 'A combinar' })] });
    expect(items[0]).toMatchObject({ description: 'A combinar', 'content:encoded': '<p>A combinar</p>' });
    expect(items[0]).not.toHaveProperty('category');
  });

  it('is valid if jobs have no content other than the company', () => {
    const minimal = { snippet: '', location: null, workplace: null, salary: null, salaryText: null };
    const { items } = read({ jobs: [buildCard(minimal)] });
    expect(items[0]).toMatchObject({ description: 'Atlântico', 'dc:creator': 'Atlântico' });
  });

  it('contains the corrected keyword', () => {
    const { channel } = read({ found: { correction: { asked: 'enfermera', used: 'enfermeira' } } });
    expect(channel.description).toContain('A mostrar resultados para “enfermeira”.');
  });

  it('is well-formed for any text', () => {
    const title = `]]> & <script>"'`;
    const jobs = [
      buildCard({
        title: `${title}\u0007\uD800`,
        snippet: '1 < 2 & ]]>',
        companyName: 'A & B <b>',
        category: 'R&D',
      }),
    ];
    const { channel, items } = read({ jobs, filter: { keyword: 'a & <b> \u0001' } });
    expect(channel.title).toContain('a & <b>');
    expect(items[0]).toMatchObject({ title: `${title} · A & B <b>`, 'dc:creator': 'A & B <b>', category: 'R&D' });
    expect(items[0]?.description).toContain('1 &lt; 2 &amp; ]]&gt;');
  });
});
