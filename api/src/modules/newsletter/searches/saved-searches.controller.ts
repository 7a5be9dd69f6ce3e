import { Controller, Header, Param } from '@nestjs/common';
import { removeSearch, saveSearch, type SavedSearch, type SavedSearchPayload } from 'shared-contracts';
import { savedSearchSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, Route, ValidatedBody } from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { removeSearchExample, saveSearchExample } from '../newsletter.examples.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Controller()
@Authenticated()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Route(saveSearch, saveSearchExample)
  @DocumentsErrors({ 404: ['subscription_not_found'], 409: ['saved_search_limit', 'address_link_required'] })
  @Header('cache-control', 'private, no-store')
  save(
    @ValidatedBody(savedSearchSchema) { search }: SavedSearchPayload,
    @CurrentUser() user: UserEntity,
  ): Promise<SavedSearch> {
    return this.searches.save(user, search);
  }

  @Route(removeSearch, removeSearchExample)
  @DocumentsErrors({ 404: ['saved_search_not_found'] })
  @Header('cache-control', 'private, no-store')
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<SavedSearch> {
    return this.searches.remove(user, id);
  }
}
