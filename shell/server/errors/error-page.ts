import { brand } from 'shared-contracts';
import { escapeHtml } from '../documents/escape.ts';

/** For requests that never become a page: plain, without script, style or anything that could fail as well. */
export function errorPage(status: number): string {
  const title = status < 500 ? 'Não conseguimos ler este endereço' : 'Ocorreu um erro';
  const english = status < 500 ? 'We could not read this address.' : 'Something went wrong.';
  return `<!doctype html>
<html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brand.name}`)}</title></head>
<body><h1>${title}</h1><p lang="en">${english}</p><p><a href="/">${brand.name}</a></p></body></html>`;
}
