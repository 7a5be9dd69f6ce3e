import { PlatformError, platformErrorCode, toPlatformError } from './platform-errors.ts';

describe('a platform error', () => {
  it('has its code in its message, and the message of its cause', () => {
    const cause = new TypeError('x is undefined');
    const error = toPlatformError('TP-502', cause);
    expect(error).toMatchObject({ code: 'TP-502', message: 'TP-502 x is undefined', cause });
    expect(toPlatformError('TP-501', error)).toBe(error);
    expect(new PlatformError('TP-103', 'mfe-jobs:recent').message).toBe('TP-103 mfe-jobs:recent');
  });

  it('is recognized if it comes from an isolated remote, other errors with a code are not', () => {
    class PlatformErrorOfRemote extends Error {
      override readonly name = 'PlatformError';
      readonly code = 'TP-302';
    }
    expect(platformErrorCode(new PlatformErrorOfRemote())).toBe('TP-302');
    expect(platformErrorCode(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeUndefined();
  });
});
