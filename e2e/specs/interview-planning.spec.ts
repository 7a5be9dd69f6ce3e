import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  expandTemplate,
  changeInterview,
  getSession,
  idempotencyHeader,
  login,
  planInterview,
  renewCalendarFeed,
  type CalendarFeed,
  type ManagedInterview,
  type User,
} from 'shared-contracts';
import { admin, test } from '../fixtures/accounts.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { mailAbout, mailsTo } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Plans an interview with two concurrent requests under one idempotency key. */
async function planTwice(request: APIRequestContext, data: object): Promise<ManagedInterview> {
  const headers = { [idempotencyHeader]: randomUUID() };
  const call = () => request.post(planInterview.template, { data, headers });
  const [first, second] = await Promise.all([call(), call()]);
  expect([first.status(), second.status()]).toEqual([200, 200]);
  const planned = (await first.json()) as ManagedInterview;
  expect(await second.json()).toEqual(planned);
  return planned;
}

test('an interview planned through the API appears in the account and in the calendar feed, and is mailed once', async ({
  page,
  user,
  request,
}) => {
  const { id: userId } = (await (await page.request.get(getSession.template)).json()) as User;
  const { url: feed } = (await (await page.request.post(renewCalendarFeed.template)).json()) as CalendarFeed;
  const job = await anyJob();
  const interviewer = { interviewerName: 'Rui Prata', interviewerEmail: `rui.${randomUUID()}@example.com` };

  const signedIn = await request.post(login.template, { data: admin });
  expect(signedIn.status()).toBe(200);
  const details = { scheduledAt: inDays(3), interviewType: 'phone', location: '900 000 002', ...interviewer };
  const { id } = await planTwice(request, { userId, jobId: job.id, ...details });

  const account = new AccountPage(page);
  await account.open('interviews');
  await expect(account.row(job.title)).toContainText('Rui Prata');
  await expect(account.row(job.title)).toHaveCount(1);
  expect(await (await fetch(feed ?? '')).text()).toContain(`UID:${id}@`);
  const { text } = await mailAbout(user.email, /Entrevista marcada/);
  expect(text).toContain(job.title);
  await mailAbout(interviewer.interviewerEmail, /Entrevista marcada/);

  const moved = { ...details, interviewerName: 'Joana Teles', scheduledAt: inDays(5) };
  const changed = await request.put(expandTemplate(changeInterview.template, { id }), { data: moved });
  expect(changed.status()).toBe(200);
  await account.open('interviews');
  await expect(account.row(job.title)).toContainText('Joana Teles');
  // Mails that were queued earlier are sent before it.
  for (const email of [user.email, interviewer.interviewerEmail]) {
    await mailAbout(email, /Entrevista remarcada/);
    expect(await mailsTo(email, /Entrevista/)).toHaveLength(2);
  }
});
