import { Card, media, styled } from 'platform';

/** Minimum width of the container for two columns: application and account form. */
const wideFrom = '840px';

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Sent = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  ${({ $hasAside }) =>
    $hasAside &&
    `@container (min-width: ${wideFrom}) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
      gap: var(--space-8);
    }`}
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export const Head = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: center;

  p {
    max-width: 52ch;
    margin-top: var(--space-2);
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }

  ${media.from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Reserves the drawing's space while its code is loading. */
export const Drawing = styled.div`
  min-height: 144px;

  ${media.from.medium} {
    order: 1;
  }
`;

export const Parts = styled(Card)`
  padding: 0;
`;

export const Part = styled.section`
  padding: var(--space-5) var(--space-6);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  h2 {
    font-size: var(--text-lg);
  }

  h2 + p {
    margin-block: var(--space-1) var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }

  ${media.below.medium} {
    padding-inline: var(--space-5);
  }
`;

/** A field with its button, side by side if there is space. */
export const FieldWithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-items: end;

  ${media.from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
    color: var(--color-brand-text);
  }
`;

export const Account = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--color-brand-soft);

  h2 {
    font-size: var(--text-lg);
  }

  h2 + p {
    font-size: var(--text-sm);
  }
`;

export const Panel = styled.div`
  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

export const Known = styled.ul`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
  }

  span {
    overflow-wrap: anywhere;
  }

  svg {
    color: var(--color-brand-text);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Side by side if each label fits on one line. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: end;
`;

export const Small = styled.p`
  font-size: var(--text-xs);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${media.below.small} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const Missed = styled.div`
  width: 100%;
`;
