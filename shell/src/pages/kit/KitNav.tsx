import { useEffect, useId, useRef, useState } from 'react';
import { Icon, Link, VisuallyHidden } from 'platform';
import { kitData } from './kit-data';
import { kitGroups, kitParts } from './kit-parts';
import * as S from './KitNav.styles';

interface KitNavProps {
  current: string | null;
}

/** Whether a part's name, docstring or a prop has the text. */
function isMatch(name: string, text: string): boolean {
  const { doc = '', props = [] } = kitData[name] ?? {};
  return [name, doc, ...props.map((prop) => prop.name)].some((one) => one.toLowerCase().includes(text));
}

/** The list of the parts with its search. `/` focuses the search. */
export function KitNav({ current }: KitNavProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const input = useSearchKey();
  const list = useCurrentInView(current);
  const text = query.trim().toLowerCase();
  const groups = kitGroups
    .map(({ title, parts }) => ({ title, parts: parts.filter(({ name }) => isMatch(name, text)) }))
    .filter(({ parts }) => parts.length > 0);
  const count = groups.flatMap(({ parts }) => parts).length;
  return (
    <S.Aside ref={list}>
      <S.Search>
        <Icon name="search" size="sm" />
        <VisuallyHidden as="label" htmlFor={id}>
          Search the kit
        </VisuallyHidden>
        <S.Input
          ref={input}
          id={id}
          type="search"
          value={query}
          placeholder={`Search ${kitParts.length} parts`}
          aria-keyshortcuts="/"
          onChange={(event) => setQuery(event.target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </S.Search>
      <VisuallyHidden role="status">{text === '' ? '' : `${count} parts found`}</VisuallyHidden>
      <S.Parts aria-label="Parts of the kit" data-is-searching={text !== ''}>
        {groups.map(({ title, parts }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {parts.map(({ name }) => (
                <li key={name}>
                  <Link to={`/kit?part=${name}`} aria-current={name === current ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {count === 0 && <p>No part has “{query.trim()}”.</p>}
      </S.Parts>
    </S.Aside>
  );
}

/** A ref of a list that scrolls by itself and then contains the current link. The page does not scroll. */
function useCurrentInView(current: string | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (!list.current || !link) return;
    const [frame, place] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (place.bottom > frame.bottom) list.current.scrollTop += place.bottom - frame.bottom + frame.height / 2;
  }, [current]);
  return list;
}

/** A ref of a field that `/` focuses, unless another field has focus. */
function useSearchKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping !== null) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return input;
}
