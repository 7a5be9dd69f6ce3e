import { version } from '../package.json';
import { platformVersion } from './version';

it('is the version that package.json states', () => {
  expect(platformVersion).toBe(version);
});
