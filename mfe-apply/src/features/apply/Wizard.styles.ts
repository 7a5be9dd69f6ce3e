import { Button, Link, media, styled } from 'platform';

/** As high as the window, so that no step moves the footer. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-height: calc(100vh - var(--header-height));
  padding-block: var(--space-5) var(--space-8);

  ${media.below.medium} {
    padding-bottom: 0;
  }
`;

export const Lead = styled.p`
  margin-top: calc(-1 * var(--space-3));
  color: var(--color-text-muted);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  &[hidden] {
    display: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** Keeps a word and its icon on one line. */
export const Aside = styled(Link)`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
`;

export const Resumed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-sm);

  &:empty {
    display: none;
  }
`;

/** Looks disabled while input is missing; pressing it reports what is missing. */
export const Submit = styled(Button)<{ $isReady: boolean }>`
  ${media.below.small} {
    line-height: var(--leading-snug);
    white-space: normal;
  }

  ${({ $isReady }) =>
    !$isReady &&
    `
    &, &:hover {
      background: var(--color-sunken);
      color: var(--color-text-disabled);
      cursor: not-allowed;
    }
  `}
`;
