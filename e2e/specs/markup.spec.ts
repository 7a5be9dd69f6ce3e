import { markupProblems } from '../fixtures/markup.ts';
import { expect, test } from '../fixtures/test.ts';

test('pages for accounts have an h1 without scripts', async ({ request }) => {
  for (const address of ['/account', '/newsletter-admin']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<h1');
  }
});

const refused = [
  ['<table><caption><span></span></caption><tr><td>1</td></tr></table>', 'text-content'],
  ['<fieldset><legend> </legend><p>Língua</p></fieldset>', 'text-content'],
  ['<fieldset aria-label="Língua"><p>Língua</p></fieldset>', 'wcag/h71'],
  ['<fieldset><p>Língua</p><legend>Língua</legend></fieldset>', 'element-permitted-order'],
  ['<fieldset aria-label="Língua"><legend>Língua</legend></fieldset>', 'one-label'],
  ['<label></label>', 'text-content'],
  ['<input>', 'input-missing-label'],
  ['<label for="a">Nome</label><label for="a">Apelido</label><input id="a">', 'one-label'],
  ['<label for="a">Nome</label><input id="a" aria-label="Nome">', 'one-label'],
  ['<label>Nome <input aria-labelledby="b"></label><p id="b">Nome</p>', 'one-label'],
  ['<table aria-label="Ofertas"><caption>Ofertas</caption><tr><td>1</td></tr></table>', 'one-label'],
] as const;

const accepted = `
  <fieldset><legend><span>Língua</span></legend><label><input type="radio"> Português</label></fieldset>
  <label for="a">Nome</label><input id="a"><label>Apelido <input></label><input aria-label="Cidade">
  <table><caption>Ofertas</caption><tr><td>1</td></tr></table>`;

test('empty captions, unnamed fieldsets and duplicate labels are reported', async () => {
  for (const [html, rule] of refused) {
    expect(await markupProblems(html), html).toEqual([expect.stringContaining(`${rule}:`)]);
  }
  expect(await markupProblems(accepted)).toEqual([]);
});
