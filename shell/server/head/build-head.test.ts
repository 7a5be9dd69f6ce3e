import { sharePictureHref } from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { answers, endpoints, headOf, site } from '../test/build-head.ts';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { canonicalOf, metaOf } from '../test/page-reader.ts';

const searchPage = (url: string, given: Parameters<typeof buildSearchPage>[0] = {}) =>
  headOf(url, answers({ [endpoints.search]: buildSearchPage(given) }));

const feedOf = (head: string) =>
  /<link rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)">/
    .exec(head)
    ?.slice(1)
    .map((text) => text.replaceAll('&amp;', '&'));

describe('the head of a search', () => {
  it('links to the feed of the same search', () => {
    const head = searchPage('/jobs?keyword=dados&type=full-time&type=contract&location=Porto&page=2&utm_source=x', {
      page: 2,
    });
    expect(feedOf(head)).toEqual([
      'dados · Porto · Ofertas de emprego · página 2 | Trampolim',
      `${site}/feeds/jobs.xml?keyword=dados&location=Porto&type=full-time&type=contract`,
    ]);
  });

  it('links to an English feed on an English page', () => {
    expect(feedOf(searchPage('/jobs?lng=en'))?.[1]).toBe(`${site}/feeds/jobs.xml?lng=en`);
  });

  it('uses the spelling of the place in the facets for the canonical address', () => {
    const { facets } = buildSearchPage();
    const location = [{ value: 'Évora', label: 'Évora', count: 2 }];
    const head = searchPage('/jobs?location=evora', { facets: { ...facets, location } });
    expect(canonicalOf(head)).toBe(`${site}/jobs?location=%C3%89vora`);
  });
});

it('a search of one place of the gazetteer is indexed at the address of its id; other places are not', () => {
  const read = (...values: string[]) => {
    const query = values.map((value) => `place=${value}`).join('&');
    const head = searchPage(`/jobs?${query}`, { places: requestedPlaces(values) });
    return [canonicalOf(head), metaOf(head, 'robots'), /<title>([^<]*)/.exec(head)?.[1]];
  };
  const rest = 'Ofertas de emprego | Trampolim';
  expect(read('Gaia')).toEqual([`${site}/jobs?place=vila-nova-de-gaia`, 'index,follow', `Vila Nova de Gaia · ${rest}`]);
  expect(read('faro', 'porto_5')).toEqual([`${site}/jobs`, 'noindex,follow', `Faro, Porto + 5\u{a0}km · ${rest}`]);
});

describe('the picture of a job (T28)', () => {
  const picture = (url: string, given = {}) => {
    const head = headOf(url, answers({ [endpoints.job]: buildJob(given) }));
    return [metaOf(head, 'og:image'), metaOf(head, 'og:image:alt')];
  };

  it('is the job’s picture, in the language of the page', () => {
    const job = buildJob();
    const alt = 'Analista de dados · Atlântico';
    expect(picture('/jobs/analista-de-dados-12')).toEqual([site + sharePictureHref(job), alt]);
    expect(picture('/jobs/analista-de-dados-12?lng=en')).toEqual([site + sharePictureHref(job, 'en'), alt]);
  });

  it('is the brand’s for a closed job', () => {
    expect(picture('/jobs/analista-de-dados-12', { isClosed: true })[0]).toBe(`${site}/preview.png`);
  });
});
