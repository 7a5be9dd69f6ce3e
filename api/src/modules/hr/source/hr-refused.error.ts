/** The HR backend will not take this, however often it is sent: 404 unknown, 410 closed, 4xx not as it has to be. */
export class HrRefusedError extends Error {
  override readonly name = 'HrRefusedError';

  constructor(readonly status: number) {
    super(`The HR backend refused for good (${status})`);
  }
}
