import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { brand } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { answerComponents, headerComponents } from './answers.schema.ts';
import { describeOperation, describeTags, sessionScheme, tokenScheme, type Operation } from './operation.schema.ts';
import { registeredRoutes } from './registered-routes.parser.ts';

const page = '/api/docs';

/** Policy of the documentation page: own files and inline styles. */
const pagePolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
].join('; ');

type Paths = Record<string, Record<string, Operation>>;

function describePaths(app: NestFastifyApplication): Paths {
  const paths: Paths = {};
  for (const route of registeredRoutes(app)) {
    if (route.endpoint === undefined) continue;
    const path = route.endpoint.template.replaceAll(/\{[?&][^{}]+\}/g, '');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route.endpoint, route) };
  }
  return paths;
}

const info = {
  title: `${brand.name} API`,
  version: '1',
  description: `The API of ${brand.name}: jobs, companies, applications, accounts and their management.`,
  contact: { name: brand.company.legalName, url: brand.employerAppUrl, email: brand.email.contact },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

/** Builds the document from contracts and schemas, which `@nestjs/swagger` does not read. */
export function createOpenApi(app: NestFastifyApplication): OpenAPIObject {
  const { publicUrl, sessionCookie } = app.get(ServerConfig);
  const paths = describePaths(app);
  const document = {
    openapi: '3.1.0',
    info,
    servers: [{ url: publicUrl, description: 'The site' }],
    tags: describeTags(Object.values(paths).flatMap((operations) => Object.values(operations))),
    paths,
    components: {
      schemas: answerComponents,
      headers: headerComponents,
      securitySchemes: {
        [sessionScheme]: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `login` and `register`',
        },
        [tokenScheme]: { type: 'http', scheme: 'bearer', description: 'Of one remote: `npm run deploy-tokens`' },
      },
    },
  };
  // The types of @nestjs/swagger are for OpenAPI 3.0. Its page supports 3.1.
  return document as unknown as OpenAPIObject;
}

/** Serves the page `/api/docs` and the document `/api/docs-json`, which is built on the first request. */
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
