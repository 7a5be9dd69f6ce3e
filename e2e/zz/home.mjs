import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/work/main/.cache/browser/chromium', args: ['--no-sandbox'] });
const [base = 'http://localhost:3100', path = '/home', name = 'home'] = process.argv.slice(2);
for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(width, m.text(), m.location().url));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/${name}-${width}-${theme}.png`, fullPage: true });
  console.log(width, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  await page.close();
}
const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
await plain.goto(base + path);
await plain.screenshot({ path: `/tmp/${name}-nojs.png`, fullPage: true });
await browser.close();
