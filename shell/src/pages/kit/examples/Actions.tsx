import { Button, ButtonLink, Chip, Icon, IconButton, Link, Logo } from 'platform';

export function ButtonExample() {
  return (
    <>
      <Button>Candidatar-me</Button>
      <Button variant="secondary">Guardar</Button>
      <Button variant="quiet">Limpar filtros</Button>
      <Button busy>A enviar</Button>
    </>
  );
}

export function ButtonLinkExample() {
  return (
    <>
      <ButtonLink to="/jobs">Ver ofertas</ButtonLink>
      <ButtonLink to="https://example.com/" external variant="secondary">
        Publicar oferta
      </ButtonLink>
    </>
  );
}

export function IconButtonExample() {
  return (
    <>
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
    </>
  );
}

export function LinkExample() {
  return <Link to="/jobs">Procurar ofertas</Link>;
}

export function ChipExample() {
  return (
    <>
      <Chip removeLabel="Remover filtro: Remoto" to="/kit?part=Chip">
        Remoto
      </Chip>
      <Chip removeLabel="Remover filtro: Júnior" to="/kit?part=Chip">
        Júnior
      </Chip>
      <Chip to="/jobs">Tecnologia</Chip>
    </>
  );
}

export function LogoExample() {
  return <Logo />;
}
