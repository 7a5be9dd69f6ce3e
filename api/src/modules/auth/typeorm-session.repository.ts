import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from 'shared-contracts';
import { MoreThan, Repository } from 'typeorm';
import { SessionEntity } from './entities/session.entity.ts';
import { SessionRepository } from './session.repository.ts';

@Injectable()
export class TypeOrmSessionRepository extends SessionRepository {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {
    super();
  }

  async findUser(sid: string): Promise<User | null> {
    const session = await this.sessions.findOneBy({ sid, expire: MoreThan(new Date()) });
    return session?.sess.user ?? null;
  }
}
