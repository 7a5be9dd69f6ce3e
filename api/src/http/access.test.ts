import 'reflect-metadata';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';
import { routesOf } from '../../test/registered-routes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController] });
});
afterAll(() => api.close());

it('every route of the product declares its access', () => {
  const routes = routesOf(api);
  const undeclared = routes.filter(({ access }) => access === undefined).map(({ name }) => name);
  expect(routes.length).toBeGreaterThan(10);
  // The route of the probe shows that a missing declaration is detected.
  expect(undeclared).toEqual(['GET undeclared (HttpProbeController.undeclared)']);
});
