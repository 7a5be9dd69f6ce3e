/** The part of s3rver that tests use. The package has no types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    /** 0 for a free port. */
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: readonly { name: string }[];
    /** With a certificate, the store uses TLS. */
    key?: Buffer;
    cert?: Buffer;
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
