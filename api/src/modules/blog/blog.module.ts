import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { brand } from 'shared-contracts';
import { BlogConfig } from '../../config/blog.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { BlogController } from './blog.controller.ts';
import { BlogRepository } from './blog.repository.ts';
import { BlogService } from './blog.service.ts';
import { BlogFeedEntity } from './entities/blog-feed.entity.ts';
import { BlogPictureEntity } from './entities/blog-picture.entity.ts';
import { BlogFeed } from './feed/blog-feed.ts';
import { FeedDecoder } from './feed/feed-decoder.ts';
import { HttpBlogFeed } from './feed/http-blog-feed.ts';
import { UnavailableBlogFeed } from './feed/unavailable-blog-feed.ts';
import { TypeOrmBlogRepository } from './typeorm-blog.repository.ts';

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
    { provide: BlogRepository, useClass: TypeOrmBlogRepository },
    {
      provide: BlogFeed,
      inject: [BlogConfig, ServerConfig, FeedDecoder],
      useFactory: createBlogFeed,
    },
  ],
})
export class BlogModule {}
