import { media, styled } from 'platform';

export const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
`;

/** Reserves the drawing's space while its code is loading. */
export const Drawing = styled.div`
  min-height: 144px;
`;

export const Next = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 46ch;
  text-align: left;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }

  span {
    overflow-wrap: anywhere;
  }

  svg {
    margin-top: 2px;
    color: var(--color-brand-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: center;
  padding-block: var(--space-3);

  ${media.below.small} {
    width: 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;

export const Missed = styled.div`
  width: 100%;
  text-align: left;
`;
