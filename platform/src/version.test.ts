import { version } from '../package.json';
import { platformVersion } from './version';

it('equals the version in package.json', () => {
  expect(platformVersion).toBe(version);
});
