import { Controller, Header, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getBlogPicture, listBlogPosts, type BlogPost } from 'shared-contracts';
import { blogQuerySchema } from 'shared-contracts/schemas';
import type { InferType } from 'yup';
import {
  AnswersPicture,
  answerTagged,
  DocumentsErrors,
  DocumentsTag,
  exampleHash,
  Public,
  Route,
  toPictureAnswer,
  ValidatedQuery,
} from '../../http/index.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { toBlogResponse } from './blog.response.ts';
import { BlogService } from './blog.service.ts';
import { listBlogPostsExample } from './blog.examples.ts';

@Controller()
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly pictures: BlogPicturesService,
  ) {}

  @Route(listBlogPosts, listBlogPostsExample)
  @DocumentsErrors({ 503: ['blog_unavailable'] })
  @DocumentsTag()
  @DocumentsErrors({ 503: ['blog_unavailable'] })
  @Public()
  @Header('cache-control', 'public, no-cache')
  async posts(
    @ValidatedQuery(blogQuerySchema) { per_page: count, _embed, _fields: fields }: InferType<typeof blogQuerySchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPost[] | undefined> {
    const copy = await this.blog.latest();
    return answerTagged({ request, reply }, copy.version, () =>
      toBlogResponse(copy, { count, isEmbedding: _embed !== undefined, fields }),
    );
  }

  @Route(getBlogPicture, { contentType: 'image/*', variables: { hash: exampleHash } })
  @DocumentsErrors({ 404: ['picture_not_found'] })
  @Public()
  @AnswersPicture()
  async picture(@Param('hash') hash: string): Promise<StreamableFile> {
    return toPictureAnswer(await this.pictures.get(hash));
  }
}
