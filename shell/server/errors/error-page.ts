import { brand } from 'shared-contracts';
import { escapeHtml } from '../documents/escape.ts';

/** For requests that fail before a page is rendered: plain HTML without scripts, styles or other dependencies. */
export function errorPage(status: number): string {
  const title = status < 500 ? 'Não conseguimos ler este endereço' : 'Ocorreu um erro';
  const english = status < 500 ? 'We could not read this address.' : 'Something went wrong.';
  return `<!doctype html>
<html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brand.name}`)}</title></head>
<body><h1>${title}</h1><p lang="en">${english}</p><p><a href="/">${brand.name}</a></p></body></html>`;
}
