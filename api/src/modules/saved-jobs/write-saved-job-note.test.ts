import { randomUUID } from 'node:crypto';
import { limits, type SavedJob } from 'shared-contracts';
import { saveJob } from '../../../test/factories/index.ts';
import { SavedJobsApi } from './testing/saved-jobs-api.ts';

let tests: SavedJobsApi;
let me: Record<string, string>;
let entry: SavedJob;
beforeAll(async () => {
  tests = await SavedJobsApi.start();
});
beforeEach(async () => {
  me = await tests.signIn();
  entry = await tests.saved((await saveJob(tests.database)).id, me);
});
afterAll(() => tests.api.close());

const listed = async () => (await tests.list(me)).json<SavedJob[]>();

describe('PUT /api/account/saved-jobs/{id}/note', () => {
  it('requires authentication', async () => {
    const answer = await tests.writeNote(entry.id, { note: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('writes, replaces and deletes the note, with a version per change', async () => {
    const steps = [
      { note: '  Pergunta:\nhorário? <b>  ', stored: 'Pergunta:\nhorário? <b>', version: 2 },
      { note: 'Pergunta:\nhorário? <b>', stored: 'Pergunta:\nhorário? <b>', version: 2 },
      { note: '   ', stored: null, version: 3 },
      { note: null, stored: null, version: 3 },
    ];
    for (const { note, stored, version } of steps) {
      const answer = await tests.writeNote(entry.id, { note }, me);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toEqual({ ...entry, note: stored, noteVersion: version });
      expect(await listed()).toEqual([answer.json()]);
    }
  });

  it('refuses a change of an older version and keeps the note', async () => {
    await tests.writeNote(entry.id, { note: 'Primeira', noteVersion: 1 }, me);
    const outdated = await tests.writeNote(entry.id, { note: 'Segunda', noteVersion: 1 }, me);
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'note_changed']);
    expect(await listed()).toMatchObject([{ note: 'Primeira', noteVersion: 2 }]);
    expect((await tests.writeNote(entry.id, { note: 'Segunda', noteVersion: 2 }, me)).statusCode).toBe(200);
  });

  it('accepts one of several concurrent changes of a version', async () => {
    const write = (note: string) => tests.writeNote(entry.id, { note, noteVersion: 1 }, me);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(write));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('limits the note and reports its field', async () => {
    const longest = '🌱'.repeat(limits.noteCharacters);
    expect((await tests.writeNote(entry.id, { note: longest }, me)).json().note).toBe(longest);
    const refused = [
      [{ note: `${longest}x` }, { note: 'validation.tooLong' }],
      [{}, { note: 'validation.characters' }],
      [{ note: 'x', noteVersion: 0 }, { noteVersion: 'validation.version' }],
    ] as const;
    for (const [body, fields] of refused) {
      const answer = await tests.writeNote(entry.id, body, me);
      expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    }
    expect(await listed()).toMatchObject([{ note: longest }]);
  });

  it('neither changes nor shows another user’s note', async () => {
    await tests.writeNote(entry.id, { note: 'Só para mim' }, me);
    const other = await tests.signIn();
    for (const id of [entry.id, randomUUID(), 'x']) {
      const answer = await tests.writeNote(id, { note: 'x' }, other);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_job_not_found']);
      expect(answer.body).not.toContain('Só para mim');
    }
    expect(await listed()).toMatchObject([{ note: 'Só para mim' }]);
  });
});
