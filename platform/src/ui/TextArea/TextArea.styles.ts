import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles';

export const TextArea = styled.textarea`
  ${control}
  min-height: var(--textarea-height);
  resize: vertical;
`;
