import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';
import { accessMetadata } from './access.ts';

interface RegisteredRoute {
  name: string;
  access: unknown;
}

function describeRoute(controller: object, name: string, handler: object): RegisteredRoute {
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
  const path = String(Reflect.getMetadata(PATH_METADATA, handler));
  const access: unknown =
    Reflect.getMetadata(accessMetadata, handler) ?? Reflect.getMetadata(accessMetadata, controller.constructor);
  return { name: `${method} ${path} (${controller.constructor.name}.${name})`, access };
}

/** Every handler of every controller that the running app knows. */
function routesOf({ app }: TestApp): RegisteredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name]!))
      .map((name) => describeRoute(instance, name, prototype[name]!));
  });
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController] });
});
afterAll(() => api.close());

it('every route of the product states who may call it', () => {
  const routes = routesOf(api);
  const silent = routes.filter(({ access }) => access === undefined).map(({ name }) => name);
  expect(routes.length).toBeGreaterThan(10);
  // The probe's route shows that a silent one would be found.
  expect(silent).toEqual(['GET undeclared (HttpProbeController.undeclared)']);
});
