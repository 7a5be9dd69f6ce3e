import { number } from 'yup';
import { canarySegments, flipActions, flipLimits } from '../remotes.contract.ts';
import { line } from './text.ts';
import { choice, clearableChoice, request, value, wholeNumber } from './values.ts';

const key = 'validation.request';
const version = () =>
  value(key)
    .max(flipLimits.versionCharacters, key)
    .matches(/^\d[\w.+-]*$/, key);

/** Body of `flipRemote`. `canary` needs a version and a share of the visitors, `use` a version. */
export const flipSchema = request({
  action: choice(flipActions, key).required(key),
  version: version().when('action', ([action], schema) =>
    action === 'use' || action === 'canary' ? schema.required('validation.choice') : schema,
  ),
  percent: number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .moreThan(0, 'validation.number')
    .max(100, 'validation.number')
    .when('action', ([action], schema) => (action === 'canary' ? schema.required('validation.number') : schema)),
  segment: clearableChoice(canarySegments, key),
  why: line().max(flipLimits.whyCharacters, 'validation.tooLong').required('validation.why'),
  revision: wholeNumber('validation.version').min(0, 'validation.version'),
});

const word = () => value(key).max(100, key);

/** Query of `uploadRemoteVersion`. */
export const uploadQuerySchema = request({
  pullRequest: wholeNumber('validation.number').min(1, 'validation.number').max(1e9, 'validation.number'),
});

/** Query of `listRegistryFlips`. An invalid `before` is ignored. */
export const registryLogSchema = request({ before: word(), remote: word() });

/** Query of `listRemoteFlips`. */
export const remoteLogSchema = request({ before: word() });
