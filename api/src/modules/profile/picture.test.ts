import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { limits, type User } from 'shared-contracts';
import sharp from 'sharp';
import { emptyTables } from '../../../test/empty-tables.ts';
import { DecoderProcess } from '../../decoding/decoder-process.worker.ts';
import { FakeDecoderFailures } from '../../decoding/testing/fake-decoder-failures.ts';
import { AccountEvents, OwnDataSources, UsersRepository } from '../users/index.ts';
import { PictureShaper, shapingProgram, type ShapingInput, type ShapingResult } from './picture-shaper.service.ts';
import { ProfileApi } from './testing/profile-api.ts';

let tests: ProfileApi;
beforeAll(async () => {
  tests = await ProfileApi.start();
});
beforeEach(() => emptyTables(tests.database, 'files'));
afterAll(() => tests.api.close());

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };
const plain = (width = 40, height = 30, background = red) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = () => plain().jpeg().toBuffer();

/** Left half red, right half blue, rotated by its EXIF orientation. */
const rotatedPicture = async () =>
  plain(60, 60, blue)
    .composite([{ input: await plain(30, 60, red).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'segredo da câmara' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** A few kilobytes that declare millions of pixels. */
function bomb(side: number): Buffer {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const animated = () => {
  const frames = Buffer.concat([Buffer.alloc(10 * 10 * 3, 10), Buffer.alloc(10 * 10 * 3, 200)]);
  return sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .webp({ loop: 0 })
    .toBuffer();
};

/** An animated PNG: `acTL` precedes the first image. */
async function animatedPng(): Promise<Buffer> {
  const png = await plain().png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
}

describe('PUT /api/account/picture', () => {
  it('requires authentication', async () => {
    const answer = await tests.upload(await jpeg());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('accepts a %s and stores a small square WebP', async (format) => {
    const { cookies } = await tests.signIn();
    const answer = await tests.upload(await plain(500, 300).toFormat(format).toBuffer(), cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { profilePicture } = answer.json<User>();
    expect(profilePicture).toMatch(/^\/api\/account\/picture\?v=[\da-f-]{36}$/);
    const picture = await tests.get(cookies, profilePicture ?? '');
    const facts = await sharp(picture.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: limits.pictureSide, height: limits.pictureSide });
  });

  it('applies the orientation and removes the camera’s metadata', async () => {
    const { cookies } = await tests.signIn();
    const { profilePicture } = (await tests.upload(await rotatedPicture(), cookies)).json<User>();
    const picture = (await tests.get(cookies, profilePicture ?? '')).rawPayload;
    const facts = await sharp(picture).metadata();
    expect([facts.exif, facts.orientation, facts.icc, facts.xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.includes('segredo')).toBe(false);
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    // Rotated by a quarter, the left half is on top.
    const [top, bottom] = [data.subarray(0, 3), data.subarray((info.height - 1) * info.width * info.channels)];
    expect((top[0] ?? 0) > (top[2] ?? 0)).toBe(true);
    expect((bottom[2] ?? 0) > (bottom[0] ?? 0)).toBe(true);
  });

  it('detaches the former picture and records only its erasure', async () => {
    const { user, cookies } = await tests.signIn();
    const first = (await tests.upload(await jpeg(), cookies)).json<User>().profilePicture;
    expect(await tests.erasuresOf(user.id)).toEqual([]);
    const second = (await tests.upload(await jpeg(), cookies)).json<User>().profilePicture;
    expect(second).not.toBe(first);
    expect(await tests.erasuresOf(user.id)).toEqual(['picture']);
    expect(await tests.attached()).toBe(1);
  });

  it('stores one of three concurrent uploads', async () => {
    const { cookies } = await tests.signIn();
    const picture = await jpeg();
    const answers = await Promise.all([1, 2, 3].map(() => tests.upload(picture, cookies)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await tests.attached()).toBe(1);
  });

  it.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    ['text', () => 'nem por isso'],
    ['an empty file', () => ''],
    ['a truncated picture', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 300)],
    ['random bytes after a signature', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)])],
    [
      'an SVG',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
    ],
    ['a GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an animated WebP', animated],
    ['an animated PNG', animatedPng],
    ['a decompression bomb', () => bomb(10_000)],
  ])('rejects %s and accepts the next picture', async (_what, content) => {
    const { cookies } = await tests.signIn();
    const answer = await tests.upload(await content(), cookies);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'picture_unreadable', fields: { picture: 'picture_unreadable' } },
    ]);
    expect(await tests.attached()).toBe(0);
    expect((await tests.upload(await jpeg(), cookies)).statusCode).toBe(200);
  });

  it('rejects more than 5 MB by content length and by size', async () => {
    const { cookies } = await tests.signIn();
    for (const more of [1, 200_000]) {
      const answer = await tests.upload(Buffer.alloc(limits.pictureBytes + more), cookies);
      expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'picture_too_large' }]);
    }
  });

  it('rejects a form without a picture and a malformed form', async () => {
    const { cookies } = await tests.signIn();
    const other = await tests.upload(await jpeg(), cookies, { name: 'photo' });
    expect([other.statusCode, other.json().code]).toEqual([400, 'picture_missing']);
    const left = await tests.upload('', cookies, { filename: '' });
    expect([left.statusCode, left.json().code]).toEqual([400, 'picture_missing']);
    const request = { method: 'PUT', url: '/api/account/picture', cookies } as const;
    expect((await tests.api.inject(request)).json().code).toBe('picture_missing');
    const json = await tests.api.inject({ ...request, payload: { picture: 'x' } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  it('changes nothing if its transaction fails', async () => {
    const { user, cookies } = await tests.signIn();
    const { profilePicture } = (await tests.upload(await jpeg(), cookies)).json<User>();
    const users = tests.api.app.get(UsersRepository, { strict: false });
    jest.spyOn(users, 'update').mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.upload(await jpeg(), cookies)).statusCode).toBe(500);
    expect((await tests.api.inject({ url: '/api/user', cookies })).json()).toMatchObject({
      id: user.id,
      profilePicture,
    });
    const files = await tests.database.query('select attached_at is not null as kept from files');
    expect(files).toEqual([{ kept: true }]);
    expect(await tests.erasuresOf(user.id)).toEqual([]);
  });
});

describe('DELETE /api/account/picture', () => {
  it('requires authentication', async () => {
    expect((await tests.remove()).statusCode).toBe(401);
  });

  it('removes the picture idempotently and records one erasure', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.upload(await jpeg(), cookies);
    for (let time = 0; time < 2; time++) {
      const answer = await tests.remove(cookies);
      expect([answer.statusCode, answer.json().profilePicture]).toEqual([200, null]);
    }
    expect(await tests.attached()).toBe(0);
    expect(await tests.erasuresOf(user.id)).toEqual(['picture']);
  });
});

describe('GET /api/account/picture', () => {
  it('requires authentication', async () => {
    expect((await tests.get()).statusCode).toBe(401);
  });

  it('is cached by browsers only at its versioned URL', async () => {
    const { cookies } = await tests.signIn();
    const { profilePicture } = (await tests.upload(await jpeg(), cookies)).json<User>();
    const own = await tests.get(cookies, profilePicture ?? '');
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const url of ['/api/account/picture', '/api/account/picture?v=1', '/api/account/picture?v=1&v=2']) {
      expect((await tests.get(cookies, url)).headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is returned to its owner only, and 404 without a picture', async () => {
    const { cookies } = await tests.signIn();
    const { profilePicture } = (await tests.upload(await jpeg(), cookies)).json<User>();
    const answer = await tests.get((await tests.signIn()).cookies, profilePicture ?? '');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'picture_not_found']);
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  });
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['exceeds pixel limit', () => bomb(10_000)],
  ['it is animated', animated],
  ['it is animated', animatedPng],
  ['unsupported image format', () => plain().gif().toBuffer()],
])('returns the reason of a rejection: %s', async (reason, content) => {
  const shaping = await DecoderProcess.start<ShapingInput, ShapingResult>(shapingProgram);
  const decoded = await shaping.decode({ picture: await content(), side: limits.pictureSide });
  shaping.end();
  expect(decoded).toEqual({ kind: 'answer', answer: { kind: 'unreadable', reason: expect.stringContaining(reason) } });
});

it('starts another process after one has exited', async () => {
  const failures = new FakeDecoderFailures();
  const shaper = new PictureShaper(failures);
  await shaper.shape(await jpeg(), '127.0.0.1');
  const shaping = shaper.shape(await jpeg(), '127.0.0.1');
  await new Promise(setImmediate);
  shaper.onApplicationShutdown();
  await expect(shaping).rejects.toMatchObject({ code: 'picture_unreadable' });
  await expect(shaper.shape(await jpeg(), '127.0.0.1')).resolves.toBeDefined();
  expect(failures.recorded).toEqual([]);
  shaper.onApplicationShutdown();
});

it('the picture is exported for its owner and deleted with the account', async () => {
  const { user, cookies } = await tests.signIn();
  await tests.upload(await jpeg(), cookies);
  const sources = tests.api.app.get(OwnDataSources, { strict: false });
  const collect = new Map(sources.all()).get('profile-picture');
  expect((await collect?.(user.id))?.files.map(({ name }) => name)).toEqual(['picture.webp']);
  const users = tests.api.app.get(UsersRepository, { strict: false });
  await users.inTransaction(async (manager) => {
    const locked = await users.lock(user.id, manager);
    if (locked !== null) await tests.api.app.get(AccountEvents, { strict: false }).accountErased(locked, manager);
    await manager.query('delete from users where id = $1', [user.id]);
  });
  expect(await tests.attached()).toBe(0);
  expect(await tests.erasuresOf(user.id)).toEqual(['account']);
});
