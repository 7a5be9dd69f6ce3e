import { RequestMethod, type INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { accessMetadata, endpointMetadata, type Access } from '../route.decorator.ts';
import { docsOf, type AnyEndpoint, type HandlerDocs } from './handler-docs.decorator.ts';

export interface RegisteredRoute {
  /** `GET api/user (ProfileController.get)` */
  name: string;
  /** Module class of the controller. */
  module: string;
  method: string;
  access: Access | undefined;
  /** Undefined for a route without a contract. */
  endpoint: AnyEndpoint | undefined;
  docs: HandlerDocs;
}

function describeRoute(module: string, controller: object, name: string, handler: object): RegisteredRoute {
  const read = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller.constructor);
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
  const path = String(Reflect.getMetadata(PATH_METADATA, handler));
  return {
    name: `${method} ${path} (${controller.constructor.name}.${name})`,
    module,
    method,
    access: read(accessMetadata) as Access | undefined,
    endpoint: read(endpointMetadata) as AnyEndpoint | undefined,
    docs: docsOf(controller.constructor, handler),
  };
}

function routesOfController(module: string, controller: object): RegisteredRoute[] {
  const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name]!))
    .map((name) => describeRoute(module, controller, name, prototype[name]!));
}

/** All handlers of all controllers of the app. */
export function registeredRoutes(app: INestApplicationContext): RegisteredRoute[] {
  return [...app.get(ModulesContainer).values()].flatMap(({ name, controllers }) =>
    [...controllers.values()].flatMap(({ instance }) => routesOfController(name, instance)),
  );
}
