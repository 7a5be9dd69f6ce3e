import { styled } from 'platform';
import { wrapping } from '../form.styles';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  ${wrapping}
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  width: 100%;
  margin-top: var(--space-3);
  color: var(--color-text);
  text-align: start;

  & > :first-child {
    width: 100%;
  }
`;

export const Outcome = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  font-weight: var(--weight-medium);
`;
