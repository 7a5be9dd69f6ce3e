import { escapeUTF8 as escapeHtml } from 'entities';
import { publishedAt, type BlogPost } from './posts.ts';

const dates = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

const style = `
:root{color-scheme:light dark;--paper:#f7f8f4;--sheet:#fff;--ink:#16241e;--soft:#4d5a53;--link:#085d3c;--green:#085135}
@media(prefers-color-scheme:dark){:root{--paper:#0c1411;--sheet:#141f1a;--ink:#eef4ef;--soft:#a9b8af;--link:#8fdcb4;--green:#062e1e}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
header{background:var(--green);padding:1rem max(1rem,calc(50% - 34rem))}
header a{color:#fafcf7;font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-width:70rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:clamp(1.75rem,1.45rem + 1.3vw,2.375rem);line-height:1.2;margin:0 0 1.5rem;text-wrap:balance}
h2{line-height:1.3}
a{color:var(--link)}
img{display:block;width:100%;height:auto}
time{color:var(--soft);font-size:.875rem}
ul.posts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.25rem;list-style:none;margin:0;padding:0}
ul.posts li{background:var(--sheet);border-radius:18px;overflow:hidden}
ul.posts div{padding:1rem 1.25rem 1.25rem}
ul.posts h2{font-size:1.125rem;margin:.25rem 0 .5rem}
ul.posts p{margin:0;color:var(--soft)}
article{max-width:45rem;margin:0 auto}
article img{border-radius:18px;margin:1.5rem 0}`;

const day = (date: Date) => `<time datetime="${date.toISOString().slice(0, 10)}">${dates.format(date)}</time>`;

const picture = ({ image }: BlogPost, home: string) =>
  `<img src="${home}/wp-content/uploads/${image.scene}.svg" alt="${escapeHtml(image.alt)}" width="1200" height="630">`;

const frame = (title: string, home: string, main: string) =>
  `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><header><a href="${home}">Blogue</a></header><main>${main}</main></body></html>`;

const row = (post: BlogPost, home: string, now: number) =>
  `<li>${picture(post, home)}<div>${day(publishedAt(post, now))}<h2><a href="${home}/${post.slug}">${escapeHtml(post.title)}</a></h2><p>${escapeHtml(post.excerpt)}</p></div></li>`;

/** The page that lists all posts. */
export function toIndexPage(posts: readonly BlogPost[], home: string, now: number): string {
  const rows = posts.map((post) => row(post, home, now)).join('');
  return frame('Blogue', home, `<h1>Trabalho, carreira e contas</h1><ul class="posts">${rows}</ul>`);
}

/** A single post. */
export function toPostPage(post: BlogPost, home: string, now: number): string {
  const head = `<h1>${escapeHtml(post.title)}</h1>${day(publishedAt(post, now))}${picture(post, home)}`;
  return frame(post.title, home, `<article>${head}${post.content}</article>`);
}
