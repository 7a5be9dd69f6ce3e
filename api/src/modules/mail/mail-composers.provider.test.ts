import { Test } from '@nestjs/testing';
import { MailComposers, mailComposerTypes } from './mail-composers.provider.ts';

class Composer {
  compose = async () => null;
}

const start = async (providers: (typeof Composer)[]) => {
  const types = { provide: mailComposerTypes, useValue: { test: Composer } };
  const module = await Test.createTestingModule({ providers: [MailComposers, types, ...providers] }).compile();
  return module.init();
};

it('prevents the start if a composer is not a provider', async () => {
  await expect(start([])).rejects.toThrow('Composer');
  await (await start([Composer])).close();
});

it('rejects an unknown kind, also a name of Object.prototype', async () => {
  const module = await start([Composer]);
  const queued = { key: 'k', language: 'pt', recipient: 'x@example.com', data: {} } as const;
  await expect(module.get(MailComposers).compose({ ...queued, kind: 'test' })).resolves.toBeNull();
  await expect(module.get(MailComposers).compose({ ...queued, kind: 'constructor' })).rejects.toThrow('No composer');
  await module.close();
});
