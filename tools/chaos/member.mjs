import { randomUUID } from 'node:crypto';
import { applyWithFile, applyWithStored, resumeForm, sha256 } from './application.mjs';

/** @typedef {import('./retrying-client.mjs').RetryingClient} RetryingClient */
/** @typedef {import('./application.mjs').ChaosJob} ChaosJob */

/**
 * @typedef {object} ExpectedMember The state of an account that the API has acknowledged.
 * @property {RetryingClient} client
 * @property {string} username
 * @property {string} email
 * @property {string} bio
 * @property {{ id: string, sha256: string }} resume
 * @property {string} deletedResume
 * @property {number[]} savedJobs
 * @property {import('./application.mjs').SentApplication[]} applications
 */

const password = 'uma frase só minha';
const mailWithinMs = 300_000;

/**
 * Registers an account and uses every feature of it.
 * @param {RetryingClient} client
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {readonly [ChaosJob, ChaosJob, ChaosJob]} jobs
 * @param {number} number
 * @returns {Promise<ExpectedMember | null>} Null if the mail with the link did not arrive.
 */
export async function registerMember(client, sink, jobs, number) {
  const [username, email] = [`pessoa.${number}`, `pessoa${number}@example.com`];
  const form = { username, email, password, confirmPassword: password, firstName: 'Ana' };
  await client.write('registration', { method: 'POST', path: '/api/register', json: form, done: ['username_taken'] });
  const token = await sink.linkTo(email, /verify-email\?token=(?:3D)?([\w-]{40,})/, mailWithinMs);
  if (token === null) return null;
  await client.write('confirmation', { method: 'GET', path: `/api/verify-email?token=${token}` });
  /** @type {{ id: number }} */
  const user = await client.write('sign-in', { method: 'POST', path: '/api/login', json: { username, password } });
  return { client, username, email, ...(await editProfile(client, user.id)), ...(await applyToJobs(client, jobs)) };
}

/** @param {RetryingClient} client @param {number} id */
async function editProfile(client, id) {
  const bio = `Apresentação ${randomUUID()}`;
  await client.write('profile', { method: 'PATCH', path: `/api/user/${id}`, json: { bio } });
  const preferences = { subscriptionStatus: true, frequency: 'monthly' };
  await client.write('preferences', { method: 'PATCH', path: '/api/newsletter/subscription', json: preferences });
  return { bio };
}

/** @param {RetryingClient} client @param {readonly [ChaosJob, ChaosJob, ChaosJob]} jobs */
async function applyToJobs(client, [first, second, third]) {
  const saved = await saveJobs(client, [first.id, second.id, third.id]);
  const [resume, other] = [await addResume(client), await addResume(client)];
  const applications = [
    await applyWithFile(client, first, {}),
    await applyWithStored(client, second, resume),
    await applyWithStored(client, third, other),
  ];
  await deleteOne(client, 'resume deletion', '/api/account/resumes', other.id, 'resume_not_found');
  const [withdrawn] = applications;
  if (withdrawn !== undefined) {
    await deleteOne(client, 'withdrawal', '/api/account/applications', withdrawn.id, 'application_not_found');
    withdrawn.isWithdrawn = true;
  }
  return { savedJobs: saved, resume, deletedResume: other.id, applications };
}

/** Returns the ids that remain saved. @param {RetryingClient} client @param {readonly number[]} ids */
async function saveJobs(client, ids) {
  const path = '/api/account/saved-jobs';
  for (const jobId of ids) {
    await client.write('saved job', { method: 'POST', path, json: { jobId }, done: ['job_already_saved'] });
  }
  /** @type {{ id: string, jobId: number }[]} */
  const saved = await client.read(path);
  const dropped = saved.find(({ jobId }) => jobId === ids[0]);
  if (dropped !== undefined) await deleteOne(client, 'unsaved job', path, dropped.id, 'saved_job_not_found');
  return ids.slice(1);
}

/** @param {RetryingClient} client */
async function addResume(client) {
  const { form, sha256: hash } = await resumeForm(`Curriculo ${randomUUID()}`);
  /** @type {{ id: string }} */
  const { id } = await client.write('stored resume', { method: 'POST', path: '/api/account/resumes', form });
  return { id, sha256: hash };
}

/**
 * @param {RetryingClient} client
 * @param {string} kind
 * @param {string} list
 * @param {string} id
 * @param {string} notFoundCode
 */
async function deleteOne(client, kind, list, id, notFoundCode) {
  await client.write(kind, { method: 'DELETE', path: `${list}/${id}`, done: [notFoundCode] });
}

/**
 * Differences between the expected and the actual state, in words. Uses the original session, which was acknowledged too.
 * @param {ExpectedMember} expected
 * @returns {Promise<string[]>}
 */
export async function memberMismatches({ client, username, bio, resume, deletedResume, savedJobs, applications }) {
  const user = await client.read('/api/user');
  const subscription = await client.read('/api/newsletter/subscription');
  /** @type {{ id: string }[]} */
  const resumes = await client.read('/api/account/resumes');
  /** @type {{ jobId: number }[]} */
  const saved = await client.read('/api/account/saved-jobs');
  /** @type {{ id: string }[]} */
  const listed = await client.read('/api/account/applications');
  const file = await client.download(`/api/account/resumes/${resume.id}/file`);
  const expected = applications.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id);
  const checks = {
    'sign-in': user.username === username && user.isVerified,
    profile: user.bio === bio,
    preferences: subscription.subscriptionStatus && subscription.frequency === 'monthly' && subscription.isConfirmed,
    'stored resume': resumes.some(({ id }) => id === resume.id) && sha256(file) === resume.sha256,
    'resume deletion': resumes.every(({ id }) => id !== deletedResume),
    'saved jobs': sameSet(
      saved.map(({ jobId }) => jobId),
      savedJobs,
    ),
    applications: sameSet(
      listed.map(({ id }) => id),
      expected,
    ),
  };
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${username}: ${what}`]));
}

/** @param {readonly unknown[]} one @param {readonly unknown[]} other */
function sameSet(one, other) {
  return one.length === other.length && one.every((each) => other.includes(each));
}
