import { media, styled } from 'platform';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-8);
`;

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Two columns: the tracker, and the sent resume and answers. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

/** What the applicant has sent. */
export const Sent = styled(Main)`
  gap: var(--space-6);
  padding: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--color-brand-soft);

  dt {
    color: var(--color-brand-soft-text);
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
    letter-spacing: var(--tracking-title);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-sm);

  dt {
    color: var(--color-text-muted);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** Each change with a dot on a line; the last one is filled. */
export const Timeline = styled.ol`
  display: grid;

  li {
    position: relative;
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    padding: 0 0 var(--space-4) var(--space-6);
  }

  li::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 0;
    width: 12px;
    height: 12px;
    border: 2px solid var(--color-brand);
    border-radius: 50%;
    background: var(--color-canvas);
  }

  li:last-child::before {
    background: var(--color-brand);
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 21px;
    bottom: -5px;
    left: 5px;
    border-left: 2px solid var(--color-border);
  }

  time {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

export const Answers = styled.dl`
  display: grid;
  gap: var(--space-4);

  dt {
    font-weight: var(--weight-semibold);
    overflow-wrap: anywhere;
  }

  dd {
    margin-top: var(--space-1);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Muted = styled.p`
  color: var(--color-text-muted);
`;

/** The text of the quiet button starts at the edge of the texts above. */
export const End = styled.div`
  padding-top: var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);

  > button {
    margin-left: calc(-1 * var(--space-3));
  }
`;
