import { Controller, Header, Param, ParseIntPipe } from '@nestjs/common';
import { getCurrentUser, updateUser, type ProfileChanges, type UserProfile } from 'shared-contracts';
import { profileSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../http/access.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { ProfileService } from './profile.service.ts';
import { getCurrentUserExample, updateUserExample } from './profile.examples.ts';

@Controller()
@Authenticated()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Route(getCurrentUser, getCurrentUserExample)
  @Header('cache-control', 'private, no-store')
  get(@CurrentUser() user: UserEntity): Promise<UserProfile> {
    return this.profile.get(user);
  }

  @Route(updateUser, updateUserExample)
  @DocumentsErrors({ 400: ['email_read_only'], 403: ['forbidden'] })
  @Header('cache-control', 'private, no-store')
  update(
    @CurrentUser() user: UserEntity,
    @Param('id', ParseIntPipe) id: number,
    @ValidatedBody(profileSchema) changes: ProfileChanges,
  ): Promise<UserProfile> {
    return this.profile.update(user, id, changes);
  }
}
