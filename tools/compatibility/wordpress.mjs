import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeHTML } from 'entities';
import { buildAndDeploy } from '../deploy.mjs';
import { startPostgres } from '../postgres.mjs';
import { startProduct } from './product.mjs';
import { withResources } from './resources.mjs';
import { findProgram, runProgram, versionOf } from './system.mjs';
import { waitUntil } from '../services/wait.mjs';
import { startWordpress, wordpressFolder } from './wordpress-site.mjs';

const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'php-gd', 'mariadb-server'];

/** @typedef {import('./wordpress-site.mjs').WordPressSite} WordPressSite */
/** @typedef {import('shared-contracts').BlogPost} BlogPost */

/** The permalink forms that an administrator can choose, and a site whose responses begin with a byte order mark. */
const forms = [
  { name: 'pretty permalinks', permalinks: '/%year%/%monthnum%/%day%/%postname%/', hasMark: false },
  { name: 'plain permalinks', permalinks: '', hasMark: false },
  { name: 'plain permalinks and a byte order mark', permalinks: '', hasMark: true },
];

/** Reads the posts of a real WordPress, and compares what the API and the home page show. */
export const wordpress = {
  name: 'wordpress',
  /** @param {{ log: (text: string) => void }} options @returns {Promise<import('../compatibility.mjs').CheckResult>} */
  async run({ log }) {
    const programs = ['php', 'mariadbd', 'mariadb', 'mariadb-install-db'].map(findProgram);
    if (programs.includes(null) || !existsSync(wordpressFolder)) {
      return { skipped: `apt-get install -y --no-install-recommends ${packages.join(' ')}` };
    }
    await buildAndDeploy({ log });
    return withResources(async (resources) => {
      const site = await startWordpress(resources);
      log(`WordPress ${site.version}; ${versionOf('php')}; ${versionOf('mariadb')}`);
      const folder = resources.folder('blog');
      const postgres = await startPostgres({ dataDir: path.join(folder, 'data', 'postgres'), durable: false });
      resources.add(postgres.stop);
      /** @type {string[]} */
      const problems = [];
      for (const [index, form] of forms.entries()) {
        site.setPermalinks(form.permalinks);
        if (form.hasMark) site.addByteOrderMark();
        const databaseUrl = await createDatabase(postgres, `blog_${index}`);
        const found = await withResources((own) => readBlog(own, site, databaseUrl));
        log(`${form.name}: ${found.length} problems`);
        problems.push(...found.map((problem) => `${form.name}: ${problem}`));
      }
      return { problems };
    });
  },
};

/** The API stores a copy of a blog, so each form has a separate database. @param {import('../postgres.mjs').RunningPostgres} postgres @param {string} name */
async function createDatabase(postgres, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.urlOf(name);
}

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {WordPressSite} site
 * @param {string} databaseUrl
 */
async function readBlog(resources, site, databaseUrl) {
  const { urls } = await startProduct(resources, {
    folder: resources.folder('product'),
    databaseUrl,
    services: ['sandbox', 'api', 'worker', 'site'],
    options: { blogUrl: site.url, jobs: 20 },
  });
  const posts = await readPosts(urls.api, Object.values(site.posts).filter(({ width }) => width !== null).length);
  const problems = (
    await Promise.all(Object.entries(site.posts).map(([name, post]) => comparePost(urls.api, name, post, posts)))
  ).flat();
  const expected = String(Object.values(site.posts).map(({ id }) => id));
  const order = String(posts.map(({ id }) => id));
  if (order !== expected) problems.push(`The posts are ${order} instead of ${expected}`);
  return [...problems, ...(await compareHome(urls.site, site))];
}

/**
 * The posts in the API's response, once the given number have pictures, which are fetched after the texts.
 * @param {string} api
 * @param {number} pictures
 */
function readPosts(api, pictures) {
  return waitUntil(`${pictures} posts have pictures`, async () => {
    const answer = await fetch(`${api}/wp-json/wp/v2/posts?per_page=20&_embed=1`);
    if (!answer.ok) return null;
    const posts = /** @type {BlogPost[]} */ (await answer.json());
    return posts.filter(({ _embedded }) => _embedded !== undefined).length >= pictures ? posts : null;
  });
}

/**
 * @param {string} api
 * @param {string} name
 * @param {import('./wordpress-site.mjs').ExpectedPost} expected
 * @param {readonly BlogPost[]} posts
 */
async function comparePost(api, name, expected, posts) {
  const post = posts.find(({ id }) => id === expected.id);
  if (post === undefined) return [`${name}: not shown`];
  const picture = post._embedded?.['wp:featuredmedia']?.[0];
  const seen = {
    id: post.id,
    title: post.title.rendered,
    date: post.date,
    width: picture === undefined ? null : await widthOf(new URL(picture.source_url, api).href),
  };
  const html = post.excerpt.rendered + (post.content?.rendered ?? '');
  return [
    ...(JSON.stringify(seen) === JSON.stringify(expected)
      ? []
      : [`${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`]),
    ...(/<(script|iframe|img)|onerror/i.test(html) ? [`${name}: active content in ${html}`] : []),
    ...(html.trim() === '' ? [`${name}: no text`] : []),
  ];
}

/** Pixels, measured by PHP. @param {string} address */
async function widthOf(address) {
  const input = Buffer.from(await (await fetch(address)).arrayBuffer());
  const script = "echo getimagesizefromstring(file_get_contents('php://stdin'))[0];";
  return Number(runProgram('php', ['-r', script], { input }));
}

/** The home page shows the newest posts, without scripts too. @param {string} siteUrl @param {WordPressSite} site */
async function compareHome(siteUrl, { posts }) {
  const text = decodeHTML(await (await fetch(`${siteUrl}/home`)).text());
  const newest = Object.values(posts).slice(0, 2);
  return newest.flatMap(({ title }) => (text.includes(title) ? [] : [`The home page does not show "${title}"`]));
}
