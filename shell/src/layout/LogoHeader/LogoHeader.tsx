import { Container, Logo } from 'platform';
import { routes } from 'shared-contracts';
import * as S from './LogoHeader.styles';

/** Of the scenes that stand alone: the logo, which leads into the site. */
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
