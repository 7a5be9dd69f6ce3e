import { media } from 'platform/narrow';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: var(--width-text);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  justify-items: start;

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }
`;

export const Run = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Title = styled.h2`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;

export const Moment = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Next = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
