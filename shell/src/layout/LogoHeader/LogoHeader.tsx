import { Container, Logo } from 'platform';
import { routes } from 'shared-contracts';
import * as S from './LogoHeader.styles';

/** Header of the standalone scenes: the logo, which links to the home page. */
export function LogoHeader() {
  return (
    <S.Header>
      <Container>
        <S.Brand to={routes.home}>
          <Logo variant="onGreen" size="large" />
        </S.Brand>
      </Container>
    </S.Header>
  );
}
