import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogConfig } from '../../config/blog.config.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { BlogController } from './blog.controller.ts';
import { BlogRepository } from './blog.repository.ts';
import { BlogService } from './blog.service.ts';
import { BlogFeedEntity } from './entities/blog-feed.entity.ts';
import { BlogPictureEntity } from './entities/blog-picture.entity.ts';
import { BlogFeed } from './feed/blog-feed.ts';
import { HttpBlogFeed } from './feed/http-blog-feed.ts';
import { UnavailableBlogFeed } from './feed/unavailable-blog-feed.ts';
import { TypeOrmBlogRepository } from './typeorm-blog.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([BlogFeedEntity, BlogPictureEntity])],
  controllers: [BlogController],
  providers: [
    BlogService,
    BlogPicturesService,
    { provide: BlogRepository, useClass: TypeOrmBlogRepository },
    {
      provide: BlogFeed,
      inject: [BlogConfig],
      useFactory: ({ url }: BlogConfig) => (url === null ? new UnavailableBlogFeed() : new HttpBlogFeed(url)),
    },
  ],
})
export class BlogModule {}
