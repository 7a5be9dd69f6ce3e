import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { memoryStorage } from '@nestjs/platform-fastify/multipart';
import type { Observable } from 'rxjs';
import { limits, picturePart } from 'shared-contracts';
import { Documents, TakesUpload, UploadForm, type UploadRules } from '../../http/index.ts';
import {
  MalformedPictureFormError,
  PictureMissingError,
  PictureTooLargeError,
  UnsupportedPictureFormError,
} from './profile.errors.ts';

const rules: UploadRules = {
  part: picturePart,
  bytes: limits.pictureBytes,
  refusal: () => new PictureTooLargeError(),
  missing: () => new PictureMissingError(),
  malformed: () => new MalformedPictureFormError(),
  unsupported: () => new UnsupportedPictureFormError(),
};

/** A request with a parsed form. */
interface WithFiles {
  files?: readonly { buffer: Buffer }[];
}

@Injectable()
export class PictureUploadInterceptor implements NestInterceptor {
  private readonly form: UploadForm;

  constructor(adapterHost: HttpAdapterHost) {
    this.form = new UploadForm(rules, memoryStorage(), adapterHost);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    await this.form.read(context);
    return next.handle();
  }
}

/**
 * The route accepts a form with the part `picture` of at most 5 MB; its content is not validated.
 * 400 `picture_missing`, `bad_request`; 413 `picture_too_large`; 415.
 */
export const ReceivesPicture = () =>
  applyDecorators(
    UseInterceptors(PictureUploadInterceptor),
    TakesUpload(rules),
    Documents({
      form: { part: picturePart, contentTypes: ['image/jpeg', 'image/png', 'image/webp'], orJson: false },
      errors: {
        400: ['picture_missing', 'picture_unreadable'],
        411: ['length_required'],
        413: ['picture_too_large'],
        415: ['unsupported_media_type'],
      },
    }),
  );

/** The bytes of a route with `@ReceivesPicture()`. */
export const Picture = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const [file] = context.switchToHttp().getRequest<WithFiles>().files ?? [];
  if (file === undefined) throw new PictureMissingError();
  return file.buffer;
});
