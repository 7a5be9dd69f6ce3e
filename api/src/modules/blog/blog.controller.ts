import { Controller, Header, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expandTemplate, getBlogPicture, listBlogPosts, type BlogPost } from 'shared-contracts';
import { blogQuerySchema } from 'shared-contracts/schemas';
import type { InferType } from 'yup';
import {
  AnswersPicture,
  answerTagged,
  DocumentsErrors,
  DocumentsTag,
  exampleHash,
  type ExampleOf,
  Public,
  Route,
  toPictureAnswer,
  ValidatedQuery,
} from '../../http/index.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { toBlogResponse } from './blog.response.ts';
import { BlogService } from './blog.service.ts';

const listBlogPostsExample: ExampleOf<typeof listBlogPosts> = {
  answer: [
    {
      id: 412,
      date: '2026-02-20T08:00:00.000Z',
      link: 'https://blog.trampolim.example/entrevistas',
      title: { rendered: 'Cinco perguntas para levar a uma entrevista' },
      excerpt: { rendered: '<p>O que perguntar quando a vez é sua.</p>' },
      content: { rendered: '<p>Leve um caderno, e estas cinco perguntas.</p>' },
      _embedded: {
        'wp:featuredmedia': [
          {
            source_url: expandTemplate(getBlogPicture.template, { hash: exampleHash }),
            alt_text: 'Duas pessoas à mesa',
          },
        ],
      },
    },
  ],
};

@Controller()
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly pictures: BlogPicturesService,
  ) {}

  @Route(listBlogPosts, listBlogPostsExample)
  @DocumentsErrors({ 503: ['blog_unavailable'] })
  @DocumentsTag()
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
