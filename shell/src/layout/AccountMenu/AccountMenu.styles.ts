import { styled } from 'platform';

export const Frame = styled.div`
  position: relative;
`;

export const Toggle = styled.button`
  display: block;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;
