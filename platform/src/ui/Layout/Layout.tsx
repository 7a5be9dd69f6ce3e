import { styled } from 'styled-components';

/** Container of a single item. Use `Sheet` for lists. */
export const Card = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
`;

/** Container of a list whose rows are separated by hairlines: `<Sheet as="ul"><li>…`. */
export const Sheet = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  & > li + li {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;

const widths = {
  wide: 'var(--width-wide)',
  content: 'var(--width-content)',
  text: 'var(--width-text)',
  form: 'var(--width-form)',
};

const Frame = styled.div<{ $width: keyof typeof widths }>`
  width: min(100% - 2 * var(--gutter), ${({ $width }) => widths[$width]});
  margin-inline: auto;
`;

export interface ContainerProps {
  width?: keyof typeof widths;
  children: React.ReactNode;
  className?: string;
}

/** The page's content column with its margins. */
export function Container({ width = 'wide', ...frame }: ContainerProps) {
  return <Frame $width={width} {...frame} />;
}

export interface StackProps {
  /** Gap as a step of the spacing scale. Default: 5. */
  $gap?: 2 | 3 | 4 | 5 | 6;
}

/** Vertical layout whose children do not exceed its width: `<Stack as="form">`. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => `var(--space-${$gap})`};
`;
