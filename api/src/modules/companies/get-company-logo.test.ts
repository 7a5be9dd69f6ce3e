import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  const insert = 'insert into company_logos (hash, content_type, bytes) values ($1, $2, $3)';
  await api.database.query(insert, ['5f9c', 'image/svg+xml', Buffer.from(svg)]);
});
afterAll(() => api.close());

describe('GET /api/company-logos/{hash}', () => {
  it('returns the image with an immutable cache header', async () => {
    const answer = await api.inject('/api/company-logos/5f9c');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('prevents scripts in an SVG', async () => {
    const { headers } = await api.inject('/api/company-logos/5f9c');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'; sandbox");
  });

  it('returns 404 without caching for an unknown image', async () => {
    const answer = await api.inject('/api/company-logos/0000');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
