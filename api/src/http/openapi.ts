import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';
import { brand } from 'shared-contracts';

export function createOpenApi(app: INestApplication): OpenAPIObject {
  const document = new DocumentBuilder().setTitle(`${brand.name} API`).setVersion('1').build();
  return SwaggerModule.createDocument(app, document, { operationIdFactory: (_controller, method) => method });
}

/** The page at `/api/docs`, the document at `/api/docs-json`. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApi(app), { jsonDocumentUrl: 'api/docs-json' });
}
