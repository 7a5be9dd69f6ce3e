import { Controller, Header } from '@nestjs/common';
import { suggestionsAgeSeconds, suggestSearches, type SearchSuggestions } from 'shared-contracts';
import { suggestionsSchema } from 'shared-contracts/schemas';
import { type ExampleOf, Public, Route, ValidatedQuery } from '../../../http/index.ts';
import { SearchSuggestionsService } from './suggestions.service.ts';

const suggestSearchesExample: ExampleOf<typeof suggestSearches> = {
  answer: {
    titles: [
      { text: 'Rececionista', sameAs: null, jobs: 218 },
      { text: 'Front desk', sameAs: 'rececionista', jobs: 19 },
    ],
    companies: [{ id: 12, slug: 'recetiva-hoteis', name: 'Recetiva Hotéis', jobs: 8 }],
    areas: [],
  },
};

@Controller()
export class SuggestionsController {
  constructor(private readonly suggestions: SearchSuggestionsService) {}

  @Route(suggestSearches, suggestSearchesExample)
  @Public()
  @Header('cache-control', `public, max-age=${suggestionsAgeSeconds}`)
  suggest(@ValidatedQuery(suggestionsSchema) { text }: { text?: string }): Promise<SearchSuggestions> {
    return this.suggestions.suggest(text ?? '');
  }
}
