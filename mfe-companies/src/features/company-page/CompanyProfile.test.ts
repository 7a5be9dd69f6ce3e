import { webAddress } from './CompanyProfile';

describe('webAddress', () => {
  it.each([
    ['https://vela.example.com/pt', 'https://vela.example.com/pt'],
    ['vela.example.com', 'https://vela.example.com/'],
  ])('parses %s', (text, href) => {
    expect(webAddress(text)?.href).toBe(href);
  });

  it.each([null, '', ' ', 'javascript:alert(1)', 'data:text/html,x', 'http://'])('rejects %j', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
