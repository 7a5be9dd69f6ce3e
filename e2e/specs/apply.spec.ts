import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Job } from 'shared-contracts';
import { changeTheme, followSystemTheme } from '../fixtures/appearances.ts';
import { violations } from '../fixtures/axe.ts';
import { foundJobs, jobDetail, questionsOf, search } from '../fixtures/catalogue.ts';
import { mailTo, receivedFrom } from '../fixtures/external-systems.ts';
import { expect, test } from '../fixtures/test.ts';
import { ApplyPage, resume } from '../pages/ApplyPage.ts';
import { keyboard } from '../pages/inputMethods.ts';

const uniqueEmail = () => `ines.${randomUUID().slice(0, 8)}@example.com`;

/** The first matching job of a search. */
async function findJob(matches: (job: Job) => boolean | Promise<boolean>, query = 'sort=date'): Promise<Job> {
  for await (const { id } of foundJobs(query)) {
    const job = await jobDetail(id);
    if (await matches(job)) return job;
  }
  throw new Error(`No matching job for ${query}`);
}

/** A closed job of the sandbox. No list contains closed jobs, so ids are tried one by one. */
async function closedJob(): Promise<Job> {
  const { total } = await search('');
  for (let id = total + 200; id > 0; id--) {
    const job = await jobDetail(id).catch(() => null);
    if (job?.isClosed) return job;
  }
  throw new Error('No closed job');
}

const hasSeveralQuestions = ({ questionCount }: Job) => questionCount > 1;
const hasRequiredQuestions = async (job: Job) =>
  hasSeveralQuestions(job) && (await questionsOf(job.id)).some(({ required }) => required);
const hasNoQuestions = ({ questionCount }: Job) => questionCount === 0;

test('search → job → apply in place → questions → confirmation → mail → link → withdraw', async ({
  page,
  jobsPage,
  jobPage,
}) => {
  const { title, slug } = await findJob(hasSeveralQuestions, 'keyword=a');
  const email = uniqueEmail();
  await jobsPage.open('?keyword=a');
  await jobsPage.rows.locator(`a[href="/jobs/${slug}"]`).click();
  await expect(jobPage.heading).toHaveText(title);
  await jobPage.ready();
  await jobPage.apply.click();
  const dialog = page.getByRole('dialog');
  const apply = new ApplyPage(page, dialog);
  await apply.choose();
  await expect(apply.file).toContainText('1 página');
  await apply.name.fill('Inês Carvalho');
  await apply.email.fill(email);
  expect(await violations(page)).toEqual([]);
  await apply.next.click();
  await apply.answerAll('Sim, há três anos.');
  expect(await violations(page)).toEqual([]);
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await expect(apply.sent).toBeFocused();
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  const applied = page.getByRole('button', { name: 'Já se candidatou' }).first();
  await expect(applied).toBeDisabled();
  await page.reload();
  await jobPage.ready();
  await expect(applied).toBeDisabled();

  const mail = await mailTo(email);
  expect(mail.subject).toBe(`Candidatura recebida: ${title}`);
  const [received] = await receivedFrom(email);
  expect(received).toMatchObject({ applicant: { name: 'Inês Carvalho' }, resume: { filename: 'ines.pdf' } });
  expect(received?.answers[0]?.answer).toBe('Sim, há três anos.');

  await page.goto(mail.link);
  await expect(page.getByText('Entregue à empresa')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retirar candidatura' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar candidatura' }).click();
  await expect(page.getByText('Retirada', { exact: true })).toBeVisible();
  await expect.poll(async () => (await receivedFrom(email))[0]?.withdrawnAt, { timeout: 60_000 }).not.toBeNull();

  const [, token = ''] = mail.link.split('/applications/');
  for (const service of ['site', 'api', 'worker']) {
    const log = readFileSync(`${process.env['LOG_DIR']}/${service}.log`, 'utf8');
    expect(log.includes(token), `the token in ${service}.log`).toBe(false);
    expect(log.includes(email), `the address in ${service}.log`).toBe(false);
  }
});

test('by keyboard alone, with the accessibility tree of a screen reader', async ({ page }) => {
  const job = await findJob(hasRequiredQuestions);
  const apply = new ApplyPage(page);
  await apply.open(job.id);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group "Oferta"
    - progressbar "Progresso da candidatura"
    - heading "Envie o seu currículo" [level=1]
    - group:
      - group "Arraste o PDF para aqui":
        - paragraph:
          - button "escolha um ficheiro"
      - textbox "Nome (opcional)"
      - textbox "E-mail (opcional)"
    - paragraph:
      - link /Política de privacidade/
    - paragraph: /O currículo é enviado já e as perguntas vêm a seguir/
    - link "Voltar à oferta"
    - button "Enviar currículo e continuar" [disabled]
  `);
  await keyboard.choose(apply.pick, await resume());
  await expect(apply.file).toBeFocused();
  // The file's buttons are rendered once its pages have been read.
  await expect(apply.file).toContainText('1 página');
  await keyboard.type(apply.name, 'Inês');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  await keyboard.press(apply.send);
  const summary = page.getByRole('alert').filter({ hasText: 'Faltam respostas' });
  await expect(summary).toBeFocused();
  await apply.answerAll('Sim');
  await keyboard.press(apply.send);
  await expect(apply.sent).toBeFocused();
});

/** Measures the page's width in every frame from now on, also during the animation. */
async function recordMaximumWidth(page: Page): Promise<() => Promise<number>> {
  const measured = await page.evaluateHandle(() => {
    const result = { width: 0 };
    const measure = () => {
      result.width = Math.max(result.width, document.documentElement.scrollWidth);
      requestAnimationFrame(measure);
    };
    measure();
    return result;
  });
  return () => measured.evaluate(({ width }) => width);
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the upload text mentions tapping, not dragging', async ({ page }) => {
    const apply = new ApplyPage(page);
    await apply.open((await findJob(hasSeveralQuestions)).id);
    const zone = page.getByRole('group', { name: 'O seu currículo em PDF' });
    await expect(zone.getByRole('button', { name: 'Toque para escolher o ficheiro' })).toBeVisible();
    await expect(zone).not.toContainText('Arraste', { useInnerText: true });
  });
});

/** Checks both themes without a reload. */
async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark'] as const) {
    await changeTheme(page, theme);
    expect(await violations(page, theme === 'light' ? 'all' : 'colors'), theme).toEqual([]);
  }
}

test('on a phone, in English, in both themes: reload, back and forward keep the input', async ({ page }) => {
  const job = await findJob(hasSeveralQuestions);
  await page.setViewportSize({ width: 390, height: 844 });
  await followSystemTheme(page);
  await page.goto(`/jobs/${job.slug}?lng=en`);
  await expect(page.locator('#remote-mfe-jobs:not([data-hydrate])')).toBeAttached();
  await page.getByRole('link', { name: 'Apply', exact: true }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/apply/);
  const apply = new ApplyPage(page);
  await apply.choose();
  const email = uniqueEmail();
  await apply.email.fill(email);
  await page.reload();
  await expect(apply.file).toContainText('ines.pdf');
  await expect(apply.email).toHaveValue(email);
  await expectAccessible(page);
  await apply.next.click();
  await apply.answers.first().fill('Since 2019');
  await page.reload();
  await expect(apply.answers.first()).toHaveValue('Since 2019');
  await expectAccessible(page);
  await page.goBack();
  await expect(apply.file).toContainText('ines.pdf');
  await apply.next.click();
  await expect(apply.answers.first()).toHaveValue('Since 2019');
  await apply.answerAll('Since 2019');
  const widest = await recordMaximumWidth(page);
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await expectAccessible(page);
  expect(await receivedFrom(email)).toHaveLength(1);
  expect((await mailTo(email)).subject).toContain('Application received');
  expect(await widest()).toBeLessThanOrEqual(390);
});

test.describe('a lost connection', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] } });

  test('keeps the input, and the same application is sent after reconnecting', async ({ page, context }) => {
    const job = await findJob(hasNoQuestions);
    const apply = new ApplyPage(page);
    const email = uniqueEmail();
    await apply.open(job.id);
    await apply.choose();
    await apply.email.fill(email);
    await context.setOffline(true);
    await apply.send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' }).first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(apply.sent).toBeVisible();
    expect(await receivedFrom(email)).toHaveLength(1);
  });
});

test('two tabs and a double click send one application', async ({ page, context }) => {
  const job = await findJob(hasNoQuestions);
  const [one, other] = [new ApplyPage(page), new ApplyPage(await context.newPage())];
  const email = uniqueEmail();
  await one.open(job.id);
  await one.choose(await resume('ines.pdf', 'duas janelas'));
  await one.email.fill(email);
  await other.open(job.id);
  await expect(other.file).toContainText('ines.pdf');
  await Promise.all([one.send.dblclick(), other.send.click()]);
  const isDone = (apply: ApplyPage) =>
    expect(apply.sent.or(apply.page.getByRole('heading', { name: 'Já se candidatou a esta oferta' }))).toBeVisible();
  await isDone(one);
  await isDone(other);
  expect(await receivedFrom(email)).toHaveLength(1);
});

test('leaving requires confirmation, and the draft is restored on return', async ({ page }) => {
  const job = await findJob(hasSeveralQuestions);
  const apply = new ApplyPage(page);
  await apply.open(job.id);
  await apply.choose();
  await page.getByRole('link', { name: 'Voltar à oferta' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair da candidatura?' });
  await question.getByRole('button', { name: 'Ficar' }).click();
  await expect(page).toHaveURL(/\/apply$/);
  await page.getByRole('link', { name: 'Voltar à oferta' }).click();
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.slug}$`));
  await apply.open(job.id);
  await expect(apply.file).toContainText('ines.pdf');
  await expect(page.getByText('Retomámos a candidatura que deixou a meio.')).toBeVisible();
});

test('postponed answers: the job page shows them as missing, and the dialog opens at the questions', async ({
  page,
  jobPage,
}) => {
  const job = await findJob(hasRequiredQuestions, 'keyword=a');
  const dialog = page.getByRole('dialog', { name: job.title });
  const apply = new ApplyPage(page, dialog);
  await jobPage.open(job.id);
  await jobPage.apply.click();
  await apply.choose(await resume('ines.pdf', uniqueEmail()));
  await apply.next.click();
  await apply.answers.first().fill('Desde 2019');
  await page.keyboard.press('Escape');
  await expect(apply.leaving).toContainText('volte à página da oferta neste dispositivo');
  await apply.leaving.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await violations(page)).toEqual([]);
  await apply.leaving.getByRole('button', { name: 'Completar agora' }).click();
  await expect(apply.leaving).toBeHidden();
  await page.keyboard.press('Escape');
  await apply.leaving.getByRole('button', { name: 'Deixar para depois' }).click();
  await expect(dialog).toBeHidden();
  await expect(jobPage.complete).toBeVisible();
  await expect(jobPage.complete).toBeFocused();

  await page.reload();
  await jobPage.ready();
  expect(await violations(page)).toEqual([]);
  await jobPage.complete.click();
  await expect(apply.answers.first()).toHaveValue('Desde 2019');
  await expect(dialog.getByText('Faltam respostas: completar')).toBeVisible();
  await apply.answerAll('Desde 2019');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(page.getByRole('button', { name: 'Já se candidatou' }).first()).toBeDisabled();
});

test('leaving the wizard with missing answers: the application can be completed later or withdrawn', async ({
  page,
  jobPage,
}) => {
  const job = await findJob(hasRequiredQuestions);
  const apply = new ApplyPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await apply.open(job.id);
  await apply.choose(await resume('ines.pdf', uniqueEmail()));
  await apply.next.click();
  await apply.answers.first().fill('Desde 2019');
  await page.goBack();
  await page.getByRole('link', { name: 'Voltar à oferta' }).click();
  await apply.leaving.getByRole('button', { name: 'Deixar para depois' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.slug}$`));
  await jobPage.ready();
  await jobPage.complete.click();
  await expect(page).toHaveURL(/\/apply$/);
  await expect(apply.answers.first()).toHaveValue('Desde 2019');
  await page.goBack();
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() === 'DELETE' && calls.push(request.url())));
  await apply.leaving.getByRole('button', { name: 'Retirar candidatura' }).dblclick();
  await expect(page.getByText('Candidatura retirada.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.slug}$`));
  await expect(page.getByRole('link', { name: 'Candidatar-me' }).locator('visible=true')).toBeVisible();
  expect(calls).toHaveLength(1);
  const application = await page.request.get(calls[0] ?? '');
  expect(((await application.json()) as { withdrawnAt: string | null }).withdrawnAt).not.toBeNull();
});

test('a file that is not a PDF, an empty file and a file that is too large are rejected immediately', async ({
  page,
}) => {
  const job = await findJob(hasNoQuestions);
  const apply = new ApplyPage(page);
  await apply.open(job.id);
  const input = page.locator('input[type=file]');
  const cases: [Buffer, string][] = [
    [Buffer.from('Olá'), 'Apenas ficheiros PDF são permitidos.'],
    [Buffer.alloc(0), 'O ficheiro está vazio.'],
    [Buffer.concat([(await resume()).buffer, Buffer.alloc(5 * 1024 * 1024)]), 'Tamanho máximo do ficheiro é 5MB.'],
  ];
  for (const [buffer, words] of cases) {
    await input.setInputFiles({ name: 'ines.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await expect(apply.file).toBeHidden();
});

test.describe('a job that accepts no applications', () => {
  test.use({ expected: { problems: [/410/, /404/] } });

  test('is reported before any input, and the API rejects a direct call', async ({ page, request }) => {
    const closed = await closedJob();
    await page.goto(`/jobs/${closed.id}/apply`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta oferta já não aceita candidaturas.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const answer = await request.post(`/api/jobs/${closed.id}/resume`, { multipart: { resume: await resume() } });
    expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([410, 'job_closed']);
  });

  test('an unknown job is not found, and a slug instead of a number redirects to the search', async ({
    page,
    request,
  }) => {
    await page.goto('/jobs/99999999/apply');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oferta não encontrada');
    const answer = await request.post('/api/jobs/99999999/resume', { multipart: { resume: await resume() } });
    expect(answer.status()).toBe(404);
    await page.goto('/jobs/analista-de-dados/apply');
    await expect(page).toHaveURL(/\/jobs$/);
  });
});

test('without JavaScript, the page shows that JavaScript is required', async ({ browser, baseURL }) => {
  const job = await findJob(hasNoQuestions);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/jobs/${job.id}/apply`);
  // Located by its element: Playwright does not find text within noscript.
  await expect(page.locator('noscript strong')).toHaveText('Para se candidatar, é preciso JavaScript.');
  await expect(page.locator('noscript strong')).toBeVisible();
  await context.close();
});
