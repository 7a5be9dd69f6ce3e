import { Stack, styled } from 'platform';

export const Content = styled(Stack).attrs({ $gap: 6 })`
  max-width: var(--width-text);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Resend = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** A bordered option. The selected one is also indicated by its control. */
export const Choice = styled.div`
  border: var(--border-control) solid var(--color-border);
  border-radius: var(--radius-sm);

  > label {
    align-items: center;
    min-height: var(--target-min);
    padding: var(--space-2) var(--space-3);
  }

  &:hover {
    background: var(--color-hover);
  }

  &:has(:checked) {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
  }
`;

/** The place of one checkbox. */
export const OptionSkeleton = styled.div`
  display: grid;
  align-items: center;
  min-height: var(--space-6);
`;

/** 300 px at most (SPEC §2). The checkboxes inside are focusable and scroll into view. */
export const Box = styled.div`
  overflow-y: auto;
  display: grid;
  gap: var(--space-2);
  max-height: calc(var(--space-20) * 3.75);
  margin-top: var(--space-2);
  padding: var(--space-3);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
`;

export const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-xl);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

export const Search = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);

  > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Page = styled.div`
  padding-block: var(--space-8) var(--space-section);
`;

export const Section = styled.section`
  padding-bottom: var(--space-section);
`;
