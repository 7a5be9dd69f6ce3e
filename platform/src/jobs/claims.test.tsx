import { claimApplication, claimsKey } from 'shared-contracts';
import { answer, fakeApi, refuse } from '../testing/fake-api';
import { renderWithPlatform } from '../testing/render-with-platform';
import { recordClaim, useClaimApplications } from './claims';

const ines = { email: 'Ines@example.com' };
const day = 86_400_000;

describe('claims of applications', () => {
  const api = fakeApi();
  const tokens: unknown[] = [];
  let claim: (user: typeof ines) => Promise<void> = () => Promise.resolve();
  function Claimer() {
    claim = useClaimApplications();
    return null;
  }
  const accept = answer(claimApplication, async (request) => {
    tokens.push(((await request.json()) as { token: string }).token);
    return [];
  });
  const stored = () => JSON.parse(localStorage.getItem(claimsKey) ?? '[]') as { token: string }[];
  beforeEach(() => {
    localStorage.clear();
    tokens.splice(0);
    renderWithPlatform(<Claimer />);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('are made once, and for the registered address only', async () => {
    api.use(accept);
    recordClaim('hers', 'ines@example.com');
    recordClaim('his', 'rui@example.com');
    await claim(ines);
    await claim(ines);
    expect(tokens).toEqual(['hers']);
    expect(stored()).toMatchObject([{ token: 'his' }]);
  });

  it('expire after seven days', async () => {
    api.use(accept);
    recordClaim('old', 'ines@example.com');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 7 * day - 1000);
    recordClaim('new', 'ines@example.com');
    jest.spyOn(Date, 'now').mockReturnValue(now + 7 * day + 1000);
    await claim(ines);
    expect(tokens).toEqual(['new']);
  });

  it('are repeated after a failure that can pass, and dropped after a final one', async () => {
    for (const [status, code, remains] of [
      [500, 'internal_error', 1],
      [409, 'application_has_address', 1],
      [404, 'application_not_found', 0],
    ] as const) {
      recordClaim('hers', 'ines@example.com');
      api.use(refuse(claimApplication, status, code));
      await claim(ines);
      expect([code, stored().length]).toEqual([code, remains]);
    }
  });

  it('ignore an invalid entry, and work in this page if the storage is blocked', async () => {
    for (const value of ['{', '{}', '[null,{"token":1}]']) {
      localStorage.setItem(claimsKey, value);
      await claim(ines);
    }
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    expect(tokens).toEqual([]);
    api.use(accept);
    recordClaim('hers', 'ines@example.com');
    await claim(ines);
    expect(tokens).toEqual(['hers']);
  });
});
