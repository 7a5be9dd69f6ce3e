import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles';

export const Input = styled.input`
  ${control}
`;
