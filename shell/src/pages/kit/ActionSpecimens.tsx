import { Button, ButtonLink, Chip, Icon, IconButton, Logo } from 'platform';
import * as S from './KitPage.styles';
import { Specimen } from './Specimen';

export function ActionSpecimens() {
  return (
    <>
      <Specimen name="Button">
        <S.Flow>
          <Button>Candidatar-me</Button>
          <Button variant="secondary">Guardar</Button>
          <Button variant="quiet">Limpar filtros</Button>
          <Button variant="danger">Eliminar</Button>
          <Button variant="dangerQuiet">Retirar</Button>
          <Button disabled>Já se candidatou</Button>
          <Button busy>A enviar</Button>
          <Button size="sm">Pequeno</Button>
          <Button size="lg">Grande</Button>
        </S.Flow>
        <S.Green>
          <Logo variant="onGreen" />
          <Button variant="sun">Procurar</Button>
          <ButtonLink to="https://example.com/" external variant="chrome">
            Publicar oferta
          </ButtonLink>
          <Button variant="paper">Entrar</Button>
        </S.Green>
      </Specimen>
      <Specimen name="IconButton" layout="flow">
        <IconButton label="Guardar: Analista" aria-pressed={false}>
          <Icon name="bookmark" />
        </IconButton>
        <IconButton label="Remover das guardadas: Analista" aria-pressed>
          <Icon name="bookmark" />
        </IconButton>
        <IconButton label="Partilhar" variant="outline">
          <Icon name="share" />
        </IconButton>
        <IconButton label="Mais áreas" variant="round">
          <Icon name="chevronRight" />
        </IconButton>
        <IconButton label="Áreas anteriores" variant="round" disabled>
          <Icon name="chevronLeft" />
        </IconButton>
      </Specimen>
      <Specimen name="Chip" layout="flow">
        <Chip removeLabel="Remover filtro: Remoto" to="/kit">
          Remoto
        </Chip>
        <Chip removeLabel="Remover filtro: Júnior" to="/kit">
          Júnior
        </Chip>
        <Chip to="/jobs">Tecnologia</Chip>
      </Specimen>
    </>
  );
}
