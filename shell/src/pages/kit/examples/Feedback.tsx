import { Badge, Button, CompanyLogo, EmptyState, ErrorPanel, Note, Skeleton, useToast } from 'platform';

export function BadgeExample() {
  return (
    <>
      <Badge icon="clock">Pendente</Badge>
      <Badge tone="info" icon="eye">
        Em análise
      </Badge>
      <Badge tone="violet" icon="chat">
        Entrevista
      </Badge>
      <Badge tone="success" icon="check">
        Aceite
      </Badge>
      <Badge tone="danger" icon="close">
        Não selecionada
      </Badge>
      <Badge tone="warning" icon="clock">
        Remarcada
      </Badge>
      <Badge tone="accent" icon="featured">
        Destaque
      </Badge>
    </>
  );
}

export function NoteExample() {
  return (
    <>
      <Note tone="danger" title="Não foi possível carregar as candidaturas">
        Tente novamente dentro de momentos.
      </Note>
      <Note tone="warning" title="Atingiu o limite máximo de currículos (3).">
        Remova um currículo existente para enviar um novo.
      </Note>
      <Note icon="clock" title="Está a demorar mais do que o costume">
        Continuamos a tentar.
      </Note>
      <Note tone="success" title="E-mail confirmado">
        A abrir a página de entrada…
      </Note>
    </>
  );
}

export function ToastExample() {
  const { show } = useToast();
  const saved = () => show({ title: 'Oferta guardada', description: 'Encontra-a em “Guardadas”.', variant: 'success' });
  const failed = () =>
    show({ title: 'Erro ao enviar mensagem', description: 'Tente novamente.', variant: 'destructive' });
  return (
    <>
      <Button variant="secondary" onClick={saved}>
        success
      </Button>
      <Button variant="secondary" onClick={failed}>
        destructive
      </Button>
    </>
  );
}

export function EmptyStateExample() {
  return (
    <EmptyState
      heading="h3"
      illustration="empty-search"
      title="Nenhuma oferta com estes filtros"
      text="Há 42 se retirar “Sénior”. Também pode procurar noutra cidade."
      actions={<Button>Limpar filtros</Button>}
    />
  );
}

export function ErrorPanelExample() {
  return <ErrorPanel title="Não conseguimos carregar as ofertas" onRetry={() => {}} />;
}

export function SkeletonExample() {
  return (
    <>
      <Skeleton width="62%" height="1.25rem" />
      <Skeleton width="40%" />
    </>
  );
}

export function CompanyLogoExample() {
  return (
    <>
      <CompanyLogo name="Vela Digital" url={null} size="sm" />
      <CompanyLogo name="Olaria" url={null} />
      <CompanyLogo name="Banco Âmbar" url={null} size="lg" />
      <CompanyLogo name="Nortada" url={null} size="xl" />
    </>
  );
}
