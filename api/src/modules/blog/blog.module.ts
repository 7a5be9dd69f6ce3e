import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { brand } from 'shared-contracts';
import { BlogConfig } from '../../config/blog.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { BlogController } from './blog.controller.ts';
import { BlogFeedEntity, BlogPictureEntity, BlogRepository } from './blog.repository.ts';
import { BlogService } from './blog.service.ts';
import { BlogFeed, UnavailableBlogFeed } from './feed/blog-feed.port.ts';
import { FeedDecoder } from './feed/feed.parser.ts';
import { HttpBlogFeed } from './feed/http-blog-feed.client.ts';

function createBlogFeed({ url }: BlogConfig, { publicUrl }: ServerConfig, decoder: FeedDecoder): BlogFeed {
  if (url === null) return new UnavailableBlogFeed();
  return new HttpBlogFeed(url, decoder, { userAgent: `${brand.name}/1.0 (+${publicUrl})` });
}

@Module({
  imports: [DecodingModule, TypeOrmModule.forFeature([BlogFeedEntity, BlogPictureEntity])],
  controllers: [BlogController],
  providers: [
    BlogService,
    BlogPicturesService,
    FeedDecoder,
    BlogRepository,
    {
      provide: BlogFeed,
      inject: [BlogConfig, ServerConfig, FeedDecoder],
      useFactory: createBlogFeed,
    },
  ],
})
export class BlogModule {}
