import { Sheet, media, styled } from 'platform';

export const List = styled(Sheet)`
  & > details + details {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;

export const Item = styled.details`
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

export const Question = styled.summary`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: calc(var(--control-lg) + var(--space-1));
  padding: var(--space-3) var(--space-5);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: var(--color-hover);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-reach));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  & > svg {
    flex: none;
    color: var(--color-text-muted);
    transition: transform var(--motion-fast) var(--ease-out);
  }

  ${media.reducedMotion} {
    & > svg {
      transition: none;
    }
  }
`;

export const Answer = styled.div`
  max-width: var(--measure);
  padding: 0 var(--space-5) var(--space-5);
  color: var(--color-text-muted);

  p + p {
    margin-top: var(--space-2);
  }
`;
