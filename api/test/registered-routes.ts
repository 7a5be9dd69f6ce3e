import { registeredRoutes } from '../src/http/openapi/registered-routes.parser.ts';
export type { RegisteredRoute } from '../src/http/openapi/registered-routes.parser.ts';
import type { TestApp } from './create-test-app.ts';

/** Every handler of every controller that the running app knows. */
export const routesOf = ({ app }: TestApp) => registeredRoutes(app);
