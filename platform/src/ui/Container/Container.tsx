import { styled } from 'styled-components';

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
