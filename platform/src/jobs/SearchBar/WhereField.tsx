import { Icon, useTranslation } from 'platform';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { JobFilter } from 'shared-contracts';
import { WherePlaces } from './extensions';
import { SearchField, useExtensibleField } from './SearchField';
import type { PlaceToken } from './place-tokens';
import * as S from './SearchBar.styles';

interface WhereFieldProps {
  places: readonly PlaceToken[];
  filter: JobFilter | undefined;
}

/** Where: chosen places, each with a remove button, and a text input for another one. Without scripts only the latter. */
export function WhereField({ places, filter }: WhereFieldProps) {
  const { t } = useTranslation('common');
  const [tokens, setTokens] = useState(places);
  const field = useExtensibleField();
  const list = useRef<HTMLSpanElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const remove = (token: PlaceToken) => {
    setTokens(tokens.filter((one) => one !== token));
    field.input.current?.focus();
  };
  /** Keys on the remove buttons. */
  const move = (event: KeyboardEvent, token: PlaceToken) => {
    const at = tokens.indexOf(token);
    if (event.key === 'Backspace' || event.key === 'Delete') remove(token);
    else if (event.key === 'ArrowLeft') buttons()[Math.max(0, at - 1)]?.focus();
    else if (event.key === 'ArrowRight') (buttons()[at + 1] ?? field.input.current)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <SearchField
      id={useId()}
      field={field}
      icon="pin"
      label={t('search.where')}
      name="place"
      placeholder={tokens.length === 0 ? t('search.anywhere') : t('search.anotherPlace')}
      extension={
        field.extension && (
          <WherePlaces
            field={field.extension}
            tokens={tokens}
            filter={filter}
            onTokens={setTokens}
            focusLast={() => buttons().at(-1)?.focus()}
          />
        )
      }
    >
      {tokens.length > 0 && (
        <S.Tokens ref={list} role="group" aria-label={t('search.places')}>
          {tokens.map((token) => (
            <S.Token
              key={`${token.name} ${token.value}`}
              type="button"
              aria-label={t('search.removePlace', { place: token.label })}
              onClick={() => remove(token)}
              onKeyDown={(event) => move(event, token)}
            >
              <span>{token.label}</span>
              <Icon name="close" size="xs" />
              <input type="hidden" name={token.name} value={token.value} />
            </S.Token>
          ))}
        </S.Tokens>
      )}
    </SearchField>
  );
}
