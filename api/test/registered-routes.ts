import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { accessMetadata, type Access } from '../src/http/access.ts';
import type { AnyEndpoint } from '../src/http/endpoint-docs.ts';
import { endpointMetadata } from '../src/http/route.ts';
import type { TestApp } from './create-test-app.ts';

export interface RegisteredRoute {
  /** `GET api/user (AuthController.currentUser)` */
  name: string;
  method: string;
  access: Access | undefined;
  /** Undefined for a route that no contract tells. */
  endpoint: AnyEndpoint | undefined;
}

function describeRoute(controller: object, name: string, handler: object): RegisteredRoute {
  const read = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller.constructor);
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
  const path = String(Reflect.getMetadata(PATH_METADATA, handler));
  return {
    name: `${method} ${path} (${controller.constructor.name}.${name})`,
    method,
    access: read(accessMetadata) as Access | undefined,
    endpoint: read(endpointMetadata) as AnyEndpoint | undefined,
  };
}

/** Every handler of every controller that the running app knows. */
export function routesOf({ app }: TestApp): RegisteredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name]!))
      .map((name) => describeRoute(instance, name, prototype[name]!));
  });
}
