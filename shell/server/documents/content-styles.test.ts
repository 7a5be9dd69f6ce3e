import { contentStyles } from './content-styles.ts';

const sheet = (...rules: string[]) => ['', ...rules].map((rule) => `${rule}/*!sc*/\n`).join('');
const icon = 'data-styled.g1[id="platform__sc-1"]';
const link = 'data-styled.g7[id="shell__sc-2"]';

it('joins the sheets of parts: each component once, in the order of its number', () => {
  const header = sheet('.x{color:red}', `${link}{content:"x,"}`);
  const page = sheet(
    '.a{fill:none}',
    '.b{fill:red}',
    `${icon}{content:"a,b,"}`,
    '.x{color:red}',
    `${link}{content:"x,"}`,
  );
  const footer = sheet('.c{fill:blue}', '.a{fill:none}', `${icon}{content:"c,a,"}`);
  expect(contentStyles([header, page, footer], 'n', '6.6.0')).toBe(
    `<style nonce="n" data-styled="true" data-styled-version="6.6.0">` +
      sheet(
        '.a{fill:none}',
        '.b{fill:red}',
        '.c{fill:blue}',
        `${icon}{content:"a,b,c,"}`,
        '.x{color:red}',
        `${link}{content:"x,"}`,
      ).slice('/*!sc*/\n'.length) +
      '</style>',
  );
});

it('keeps the sheets of parts apart if they number components differently', () => {
  const parts = [
    sheet('.a{fill:none}', `${icon}{content:"a,"}`),
    sheet('.b{top:0}', `${icon.replace('sc-1', 'sc-3')}{content:"b,"}`),
  ];
  expect(contentStyles(parts, 'n', null).match(/<style nonce="n">/g)).toHaveLength(2);
});

it('keeps lifted rules apart from those of styled-components, and writes no empty element', () => {
  const part = `[data-s="a"]{margin:0}${sheet('.a{fill:none}', `${icon}{content:"a,"}`)}`;
  expect(contentStyles([part, part], 'n', null)).toBe(
    `<style nonce="n">[data-s="a"]{margin:0}</style><style nonce="n">.a{fill:none}/*!sc*/\n${icon}{content:"a,"}/*!sc*/\n</style>`,
  );
  expect(contentStyles(['', sheet()], 'n', null)).toBe('');
});
