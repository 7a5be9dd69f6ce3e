import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { brand, errorCodes } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { sessionCookie } from '../../modules/auth/index.ts';
import { registeredRoutes } from '../registered-routes.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeOperation, errorSchema, sessionScheme, type Operation } from './operation.ts';

const page = '/api/docs';

/** Its own files and the styles that it writes into itself; the rest of the API may load nothing. */
const pagePolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
].join('; ');

const error: JsonSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string', enum: [...errorCodes] },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requiresVerification: { type: 'boolean' },
  },
};

type Paths = Record<string, Record<string, Operation>>;

function describePaths(app: NestFastifyApplication): Paths {
  const paths: Paths = {};
  for (const route of registeredRoutes(app)) {
    if (route.endpoint === undefined) continue;
    const path = route.endpoint.template.replaceAll(/\{[?&][^}]+\}/g, '');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route.endpoint, route) };
  }
  return paths;
}

/** Nest's own reader of decorators knows neither our contracts nor our schemas, so the document is written from these. */
export function createOpenApi(app: NestFastifyApplication): OpenAPIObject {
  const { isSecure } = app.get(ServerConfig);
  return {
    openapi: '3.0.0',
    info: { title: `${brand.name} API`, version: '1' },
    paths: describePaths(app),
    components: {
      schemas: { [errorSchema]: error },
      securitySchemes: { [sessionScheme]: { type: 'apiKey', in: 'cookie', name: sessionCookie(isSecure) } },
    },
  };
}

/** The page at `/api/docs`, the document at `/api/docs-json`; made when they are first asked for. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup(page, app, () => createOpenApi(app), { jsonDocumentUrl: `${page}-json` });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if (/^\/api\/docs(\/|$)/.test(request.url)) reply.header('content-security-policy', pagePolicy);
      done();
    });
}
