import { headersToBrowser, headersToSite } from './headers.mjs';

const origins = { site: new URL('https://trampolim.pt'), local: new URL('http://localhost:3000') };

it('sends requests as a page of the site would', () => {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    referer: 'http://localhost:3000/auth?mode=login',
    cookie: 'i18next=pt; site-host-sid=s3cret',
    accept: 'text/html',
  };
  expect(headersToSite(headers, origins)).toEqual({
    host: 'trampolim.pt',
    origin: 'https://trampolim.pt',
    referer: 'https://trampolim.pt/auth?mode=login',
    cookie: 'i18next=pt; __Host-sid=s3cret',
    accept: 'text/html',
  });
});

it('does not hide that another page sent a request', () => {
  const headers = { origin: 'https://evil.example', referer: 'http://localhost:30001/' };
  expect(headersToSite(headers, origins)).toMatchObject(headers);
});

it('keeps cookies and redirects of the site on the local origin', () => {
  const answered = headersToBrowser(
    {
      'set-cookie': ['__Host-sid=s3cret; Path=/; HttpOnly; Secure; SameSite=Lax', 'a=b; Domain=trampolim.pt; Path=/'],
      'strict-transport-security': 'max-age=31536000',
      location: 'https://trampolim.pt/account?tab=profile',
    },
    origins,
  );
  expect(answered).toEqual({
    'set-cookie': ['site-host-sid=s3cret; Path=/; HttpOnly; SameSite=Lax', 'a=b; Path=/'],
    location: 'http://localhost:3000/account?tab=profile',
  });
});

it('leaves redirects to other sites and relative ones unchanged', () => {
  for (const location of ['https://trampolim.pt.evil.example/', '/auth']) {
    expect(headersToBrowser({ location }, origins)).toEqual({ location });
  }
});
