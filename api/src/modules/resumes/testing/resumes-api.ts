import { randomUUID } from 'node:crypto';
import type { StoredResume } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { buildPdf, saveSignedIn } from '../../../../test/factories/index.ts';
import { formRequest } from '../../../../test/multipart.ts';

type Cookies = Record<string, string>;

interface Upload {
  name?: string;
  filename?: string;
  content?: Buffer;
}

/** API client for tests of stored resumes. */
export class ResumesApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<ResumesApi> {
    return new ResumesApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  signIn = () => saveSignedIn(this.database);

  /** Signs in a new user with `count` stored resumes, `cv1.pdf` first. */
  async signInWith(count: number) {
    const signedIn = await this.signIn();
    const resumes: StoredResume[] = [];
    for (let number = 1; number <= count; number++) {
      resumes.push((await this.add(signedIn.cookies, { filename: `cv${number}.pdf` })).json<StoredResume>());
    }
    return { ...signedIn, resumes };
  }

  async add(cookies: Cookies = {}, { name, filename = 'cv.pdf', content }: Upload = {}) {
    const file = { filename, content: content ?? (await buildPdf({ text: randomUUID() })) };
    const request = formRequest('/api/account/resumes', name === undefined ? {} : { name }, file);
    return this.api.inject({ ...request, cookies });
  }

  list = (cookies: Cookies = {}) => this.api.inject({ url: '/api/account/resumes', cookies });
  file = (id: string, cookies: Cookies = {}) => this.api.inject({ url: `/api/account/resumes/${id}/file`, cookies });
  delete = (id: string, cookies: Cookies = {}) =>
    this.api.inject({ method: 'DELETE', url: `/api/account/resumes/${id}`, cookies });
  setDefault = (id: string, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PATCH', url: `/api/account/resumes/${id}/set-default`, cookies });

  /** `cv1.pdf*`, `cv2.pdf` … in the order of the list; the default has a star. */
  async shown(cookies: Cookies): Promise<string[]> {
    const resumes = (await this.list(cookies)).json<StoredResume[]>();
    return resumes.map(({ filename, isDefault }) => filename + (isDefault ? '*' : ''));
  }

  /** Counts of resume rows, files and attached files. */
  async counts(): Promise<{ resumes: number; files: number; attached: number }> {
    const [counts] = await this.database.query<{ resumes: number; files: number; attached: number }[]>(
      `select (select count(*)::int from user_resumes) as resumes, count(*)::int as files, count(attached_at)::int as attached
       from files`,
    );
    return counts ?? { resumes: 0, files: 0, attached: 0 };
  }

  /** Recorded erasures of a resume or an account. */
  erasuresOf(subject: string | number): Promise<{ kind: string }[]> {
    return this.database.query('select kind from erasures where subject = $1', [String(subject)]);
  }

  async clear(): Promise<void> {
    await emptyTables(this.database, 'user_resumes, files');
  }
}

/** Ids of no resume. */
export const unknownResumes = [randomUUID(), 'x', '1', '%00', '..%2F..%2Fetc', 'x'.repeat(3000)];
