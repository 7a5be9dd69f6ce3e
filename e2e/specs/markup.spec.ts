import { HtmlValidate } from 'html-validate';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

/** What is checked: content models, names and references. Style rules of the validator do not apply to generated HTML. */
const validator = new HtmlValidate({
  root: true,
  rules: {
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-required-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'multiple-labeled-controls': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'valid-autocomplete': 'error',
    'wcag/h71': 'error',
  },
});

test('the HTML of every page is valid, as the server sends it', async ({ request }) => {
  const problems: string[] = [];
  for (const { name, address } of publicPages) {
    const html = await (await request.get(await address())).text();
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) problems.push(`${name}: ${ruleId}: ${message} ${selector}`);
    }
    // The validator takes svg for permitted everywhere; in a list of terms it belongs into `dt` or `dd`.
    if (/<\/svg><d[td]\b|<\/d[td]><svg\b/.test(html)) problems.push(`${name}: svg beside dt or dd`);
    expect(html, `${name} has an h1 for browsers without scripts`).toContain('<h1');
  }
  expect(problems).toEqual([]);
});

test('pages for accounts have an h1 without scripts', async ({ request }) => {
  for (const address of ['/account', '/newsletter-admin']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<h1');
  }
});
