import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';
import { storedPictures, toBlogCopy, type BlogCopy } from './blog-copy.ts';
import { BlogRepository, type BlogPicture } from './blog.repository.ts';
import { BlogFeedEntity } from './entities/blog-feed.entity.ts';
import { BlogPictureEntity } from './entities/blog-picture.entity.ts';

@Injectable()
export class TypeOrmBlogRepository extends BlogRepository {
  constructor(
    @InjectRepository(BlogFeedEntity) private readonly feeds: Repository<BlogFeedEntity>,
    @InjectRepository(BlogPictureEntity) private readonly pictures: Repository<BlogPictureEntity>,
  ) {
    super();
  }

  async findCopy(address: string): Promise<BlogCopy | null> {
    const feed = await this.feeds.findOneBy({ address });
    return feed === null ? null : toBlogCopy(feed.posts, feed.readAt);
  }

  async keepCopy(address: string, { posts, readAt }: BlogCopy, unusedSince: Date): Promise<void> {
    const used = [...storedPictures(posts).values()];
    await this.feeds.manager.transaction(async (manager) => {
      await manager.upsert(BlogFeedEntity, { address, posts: [...posts], readAt }, ['address']);
      await manager.update(BlogPictureEntity, { hash: In(used) }, { usedAt: readAt });
      await manager.delete(BlogPictureEntity, { usedAt: LessThan(unusedSince) });
    });
  }

  findPicture(hash: string): Promise<BlogPicture | null> {
    return this.pictures.findOneBy({ hash });
  }

  async addPicture(picture: BlogPicture): Promise<void> {
    await this.pictures.upsert({ ...picture, usedAt: () => 'now()' }, ['hash']);
  }
}
