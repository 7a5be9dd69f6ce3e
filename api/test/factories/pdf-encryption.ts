import { createHash } from 'node:crypto';

/** Values for writing an encrypted PDF. */
export interface Encryption {
  /** Entries of the trailer. */
  trailer: string;
  encrypt: (objectNumber: number, bytes: Buffer) => Buffer;
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Completes or replaces a password (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);

const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
const id = Buffer.alloc(16, 7);

/** RC4 with 40 bits, the oldest encryption: every reader supports it, and it takes few lines. */
export function encryption(password: string, ownerOnly: boolean): Encryption {
  const user = padded(ownerOnly ? '' : password);
  const owner = rc4(md5(padded(password)).subarray(0, 5), user);
  const key = md5(user, owner, permissions, id).subarray(0, 5);
  const verifier = rc4(key, padding);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const dictionary = `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(verifier)} /P ${permissions.readInt32LE()} >>`;
  return {
    trailer: `/ID [${hex(id)} ${hex(id)}] /Encrypt ${dictionary}`,
    encrypt: (number, bytes) => rc4(objectKey(key, number), bytes),
  };
}

function objectKey(key: Buffer, number: number): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(number, 0, 3);
  return md5(key, place).subarray(0, key.length + 5);
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
