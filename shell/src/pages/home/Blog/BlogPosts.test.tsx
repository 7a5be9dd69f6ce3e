import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listBlogPosts, type BlogPost, type Language } from 'shared-contracts';
import { renderShell } from '../../../testing/render-shell';
import { BlogPosts, excerptOf } from './BlogPosts';

const post = (id: number, change: Partial<BlogPost> = {}): BlogPost => ({
  id,
  date: '2026-11-20T09:15:00.000Z',
  link: `https://blog.test/${id}`,
  title: { rendered: `Artigo ${id}` },
  excerpt: { rendered: '<p>Um anúncio diz muito [&hellip;]</p>' },
  ...change,
});
const withPicture = post(1, {
  title: { rendered: 'Salário < 1 000 €, &amp; férias' },
  _embedded: { 'wp:featuredmedia': [{ source_url: '/api/blog-pictures/a1', alt_text: 'Duas pessoas' }] },
});

describe('BlogPosts', () => {
  const api = fakeApi();
  const show = (language: Language = 'pt') =>
    renderShell(<BlogPosts />, { path: '/home', language, context: { blogUrl: 'https://blog.test/' } });

  it('shows three posts, each with its excerpt as text and a link that opens a new tab', async () => {
    api.use(answer(listBlogPosts, [withPicture, post(2), post(3), post(4)]));
    show();
    const link = await screen.findByRole('link', { name: 'Salário < 1 000 €, &amp; férias (abre num novo separador)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://blog.test/1', '_blank']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('Um anúncio diz muito...')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /^Ler mais/ })).toHaveAttribute('href', 'https://blog.test/');
    expect(api.requests()).toEqual([
      'GET /wp-json/wp/v2/posts?per_page=3&_embed=1&_fields=title%2Cexcerpt%2Clink%2C_embedded',
    ]);
  });

  it.each([
    ['pt', '20 nov, 2026'],
    ['en', '20 Nov, 2026'],
  ] as const)('shows the date of a post in the language of the page: %s', async (language, date) => {
    api.use(answer(listBlogPosts, [post(1)]));
    show(language);
    const article = await screen.findByRole('article');
    const time = within(article).getByText(date);
    expect([time.tagName, time.getAttribute('datetime')]).toEqual(['TIME', '2026-11-20T09:15:00.000Z']);
  });

  it('shows a fallback title for a post without one', async () => {
    api.use(answer(listBlogPosts, [post(1, { title: { rendered: '' } })]));
    show();
    expect(await screen.findByRole('link', { name: /^Artigo sem título/ })).toHaveAttribute(
      'href',
      'https://blog.test/1',
    );
  });

  it('shows the picture of a post, or a drawn cover', async () => {
    api.use(answer(listBlogPosts, [withPicture, post(2)]));
    show();
    const picture = await screen.findByRole('img', { name: 'Duas pessoas' });
    expect(picture).toHaveAttribute('src', '/api/blog-pictures/a1');
    fireEvent.error(picture);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listBlogPosts, 503, 'blog_unavailable'));
    const { user } = show();
    expect(screen.getByText('A carregar artigos')).toBeInTheDocument();
    await screen.findByText('Não conseguimos carregar os artigos do blogue');
    api.use(answer(listBlogPosts, [post(5)]));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: /^Artigo 5/ })).toBeInTheDocument();
  });

  it('renders nothing without posts', async () => {
    api.use(answer(listBlogPosts, []));
    const { container } = show();
    await waitForElementToBeRemoved(() => screen.queryByText('A carregar artigos'));
    expect(container).toBeEmptyDOMElement();
  });
});

it.each([
  ['<p>Um anúncio diz 1 250 €.</p>', 'Um anúncio diz 1 250 €.'],
  ['<p>Quanto chega à conta [&hellip;]</p>', 'Quanto chega à conta...'],
  ['Quanto chega […]', 'Quanto chega...'],
  [Array.from({ length: 20 }, () => 'palavra').join(' '), Array.from({ length: 20 }, () => 'palavra').join(' ')],
  ['palavra '.repeat(21), `${'palavra '.repeat(20).trim()}...`],
  ['', ''],
])('truncates %s to twenty words', (html, text) => {
  expect(excerptOf(html)).toBe(text);
});
