import Fastify from 'fastify';
import { object } from 'yup';
import { createNetworkCheck } from './client-address.ts';
import { ConfigurationError, networksVariable, readVariables, splitList } from './configuration.ts';

const schema = object({ TRUST_PROXY: networksVariable });
const read = (list: string) => splitList(readVariables(schema, { TRUST_PROXY: list }).TRUST_PROXY);

it.each([
  '127.0.0.1',
  '10.0.0.0/8',
  '::1',
  'fd00::/8',
  'fe80::1%eth0',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '10.0.0.7, ::1,',
])('TRUST_PROXY=%s is accepted by all of its readers', (list) => {
  const networks = read(list);
  expect(() => createNetworkCheck(networks)).not.toThrow();
  expect(() => Fastify({ trustProxy: networks })).not.toThrow();
});

it.each([
  'true',
  'loopback',
  ':::',
  '1.2.3.4/99',
  '1.2.3.4/',
  '1.2.3.4/8/8',
  '10.0.0.0/-1',
  '10.0.0.0/ 8',
  '127.1',
  '010.0.0.1',
  '256.1.1.1',
  'fd00::/129',
  '::ffff:10.0.0.0/104',
  '0.0.0.0/0',
  '::/0',
  '127.0.0.1, 1.2.3',
])('TRUST_PROXY=%s is refused by name', (list) => {
  const error = new ConfigurationError('Invalid environment: TRUST_PROXY has to be a list of addresses or networks');
  expect(() => read(list)).toThrow(error);
});

it('contains the addresses of its networks', () => {
  const contains = createNetworkCheck(['10.0.0.0/8', '::ffff:192.0.2.1', 'fd00::/8']);
  const of = (...addresses: (string | undefined)[]) => addresses.map(contains);
  expect(of('10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', 'fd00::1')).toEqual([true, true, true, true]);
  expect(of('11.0.0.1', '192.0.2.2', 'fe80::1', 'nothing', undefined)).toEqual([false, false, false, false, false]);
});
