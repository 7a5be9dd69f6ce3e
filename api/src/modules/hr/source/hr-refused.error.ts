/** A permanent refusal by the HR backend: 404 unknown, 410 closed, other 4xx invalid request. */
export class HrRefusedError extends Error {
  override readonly name = 'HrRefusedError';

  constructor(readonly status: number) {
    super(`The HR backend refused for good (${status})`);
  }
}
