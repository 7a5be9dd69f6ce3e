import { applyToJob, brand } from 'shared-contracts';
import { answer, fakeApi, refuse } from 'platform/testing';
import { buildReceipt } from '../testing/build-application';
import { sendResume, type SentResume } from './send-resume';

const file: SentResume = { file: new Blob(['%PDF-']), name: 'inês.pdf' };

function send(resume: SentResume = file, applicant: number | null = null) {
  return sendResume({
    jobId: 12,
    key: 'k-1',
    applicant,
    resume,
    fields: { language: 'pt', name: 'Inês' },
    signal: new AbortController().signal,
    onProgress: () => {},
  });
}

describe('applying for a job', () => {
  const api = fakeApi();
  const requests: Request[] = [];
  const receive = (body: object) =>
    answer(applyToJob, (request) => {
      requests.push(request);
      return Response.json(body);
    });
  beforeEach(() => requests.splice(0));

  it('with a file is one form, texts before the file, under its key', async () => {
    api.use(receive(buildReceipt()));
    expect(await send()).toEqual({ kind: 'sent', answer: buildReceipt() });
    const form = await requests[0]!.formData();
    expect(requests[0]!.headers.get('idempotency-key')).toBe('k-1');
    expect([...form.keys()]).toEqual(['language', 'name', 'resume']);
    expect((form.get('resume') as File).name).toBe('inês.pdf');
  });

  it('with a stored resume is JSON with its id, under its key', async () => {
    api.use(receive(buildReceipt()));
    await send({ resumeId: 'r-1' }, 7);
    const [request] = requests;
    expect(request!.headers.get('x-applicant-id')).toBe('7');
    expect(request!.headers.get('idempotency-key')).toBe('k-1');
    expect(request!.headers.get('content-type')).toContain('application/json');
    expect(await request!.json()).toEqual({ resumeId: 'r-1', language: 'pt', name: 'Inês' });
  });

  it.each([
    [7, '7'],
    [null, null],
  ])('as %s says so, and a visitor says nothing', async (applicant, header) => {
    api.use(receive(buildReceipt()));
    await send(file, applicant);
    expect(requests[0]!.headers.get('x-applicant-id')).toBe(header);
  });

  it("goes to the backend's host in a native app", async () => {
    api.use(receive(buildReceipt()));
    document.documentElement.dataset['native'] = 'android';
    await send();
    delete document.documentElement.dataset['native'];
    expect(requests[0]!.url).toBe(`${brand.nativeBackendUrl}/api/jobs/12/resume`);
  });

  it('ends with the receipt, under either name of its id', async () => {
    const { id, ...rest } = buildReceipt();
    api.use(receive(rest));
    expect(await send()).toEqual({ kind: 'sent', answer: { ...rest, id } });
  });

  it('without an id is an error, and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.use(receive({ jobId: 12 }));
    expect(await send()).toMatchObject({ kind: 'refused', error: { data: { code: 'resume_id_missing' } } });
    expect(log).toHaveBeenCalledWith('Failed to get resumeId from API response');
    log.mockRestore();
  });

  it('that is refused says why', async () => {
    api.use(refuse(applyToJob, 409, 'already_applied'));
    expect(await send()).toMatchObject({ kind: 'refused', error: { status: 409, data: { code: 'already_applied' } } });
  });
});
