import type { ConnectionLimits } from 'shared-contracts/node';
import { number, object } from 'yup';
import { readVariables, type Environment } from './environment.ts';

const count = number().integer().min(1).max(1_000_000);

/** The HTML server reads the same variables for its own listener. */
export const connectionVariables = object({
  MAX_CONNECTIONS: count.default(8192),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(512),
  HEADER_TIMEOUT_SECONDS: count.default(15),
  REQUEST_TIMEOUT_SECONDS: count.default(60),
  MIN_BODY_BYTES_PER_SECOND: count.default(1024),
  WRITE_TIMEOUT_SECONDS: count.default(30),
});

/** What clients may use of the API's own listener, which some of them reach without the HTML server. */
export function readConnectionLimits(environment: Environment): ConnectionLimits {
  const variables = readVariables(connectionVariables, environment);
  return {
    total: variables.MAX_CONNECTIONS,
    perAddress: variables.MAX_CONNECTIONS_PER_ADDRESS,
    headersTimeout: variables.HEADER_TIMEOUT_SECONDS * 1000,
    requestTimeout: variables.REQUEST_TIMEOUT_SECONDS * 1000,
    bodyRate: variables.MIN_BODY_BYTES_PER_SECOND,
    bodyGrace: 10_000,
    writeTimeout: variables.WRITE_TIMEOUT_SECONDS * 1000,
  };
}
