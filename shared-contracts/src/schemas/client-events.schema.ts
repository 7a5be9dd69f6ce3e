import { number } from 'yup';
import { clientEventKinds, clientEventLimits as limits, remoteGroups, vitalNames } from '../client-events.contract.ts';
import { languages } from '../enums.ts';
import { choice, flag, list, request, value, wholeNumber } from './values.ts';

const key = 'validation.request';

const idOf = (max: number, pattern: RegExp) => value(key).max(max, key).matches(pattern, key).required(key);
const remoteId = () => idOf(limits.idCharacters, /^[a-z][a-z0-9-]*$/);
const measured = () => number().typeError(key).nonNullable(key).min(0, key).max(limits.milliseconds, key);

const event = request({
  remote: remoteId(),
  kind: choice(clientEventKinds, key).required(key),
  /** Not a list: a page of a later version may send codes that this version does not know. */
  code: value(key).matches(/^TP-[1-7]\d\d$/, key),
  message: value(key).max(limits.messageCharacters, key),
  milliseconds: wholeNumber(key).min(0, key).max(limits.milliseconds, key),
});

const vital = request({
  name: choice(vitalNames, key).required(key),
  value: measured().required(key),
  remote: remoteId(),
});

const remote = request({
  id: remoteId(),
  version: idOf(limits.versionCharacters, /^[\w.+-]+$/),
  group: choice(remoteGroups, key).required(key),
  canary: value(key).matches(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/, key),
});

/** Body of `reportClientEvents`. No person reads its messages. */
export const clientEventsSchema = request({
  path: idOf(limits.pathCharacters, /^(?:\*|\/[\w/:*.-]*)$/),
  language: choice(languages, key).required(key),
  signedIn: flag(key).required(key),
  sampling: number().typeError(key).nonNullable(key).moreThan(0, key).max(1, key).required(key),
  remotes: list(remote, limits.remotes, key).required(key),
  events: list(event, limits.events, key).required(key),
  vitals: list(vital, limits.vitals, key).required(key),
});
