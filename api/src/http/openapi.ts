import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { brand } from 'shared-contracts';

const page = '/api/docs';

/** Its own files and the styles that it writes into itself; the rest of the API may load nothing. */
const pagePolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
].join('; ');

export function createOpenApi(app: NestFastifyApplication): OpenAPIObject {
  const document = new DocumentBuilder().setTitle(`${brand.name} API`).setVersion('1').build();
  return SwaggerModule.createDocument(app, document);
}

/** The page at `/api/docs`, the document at `/api/docs-json`. */
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
