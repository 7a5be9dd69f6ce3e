import { expect, test } from '../fixtures/test.ts';

/** A page, a link on it, and the path of the responses that the linked page needs. */
const cases = [
  { from: '/jobs', link: 'Empresas', remote: 'mfe-companies', data: '/api/proxy/companies' },
  // Its data has fixed arguments.
  { from: '/companies', link: 'Entrar', remote: 'mfe-account', data: '/api/categories' },
];

for (const { from, link, remote, data } of cases) {
  test(`${link}: the pointer prefetches data and scripts, and the page that is opened requests nothing again`, async ({
    page,
  }) => {
    const requests: string[] = [];
    const warnings: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith(`/remotes/${remote}/`) || pathname.startsWith(data)) requests.push(pathname + search);
    });
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) warnings.push(message.text());
    });
    await page.goto(from);
    const target = page.getByRole('banner').getByRole('link', { name: link, exact: true });
    const prefetched = () => requests.filter((address) => address.startsWith(data));
    // The listener is among the last parts of the shell that are loaded.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await target.hover();
      await expect.poll(prefetched, { timeout: 1000 }).not.toEqual([]);
    }).toPass();
    await target.click();
    await expect(page.locator(`#remote-${remote}`).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address, index) => requests.indexOf(address) !== index)).toEqual([]);
    expect(prefetched()).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
}
