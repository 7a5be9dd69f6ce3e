import { Badge, Button, CompanyLogo, EmptyState, ErrorPanel, Note, Sheet, Skeleton, type BadgeProps } from 'platform';
import { Specimen } from './Specimen';

const badges: readonly BadgeProps[] = [
  { tone: 'neutral', icon: 'clock', children: 'Pendente' },
  { tone: 'info', icon: 'eye', children: 'Em análise' },
  { tone: 'violet', icon: 'chat', children: 'Entrevista' },
  { tone: 'success', icon: 'check', children: 'Aceite' },
  { tone: 'danger', icon: 'close', children: 'Não selecionada' },
  { tone: 'warning', icon: 'clock', children: 'Remarcada' },
  { tone: 'accent', icon: 'featured', children: 'Destaque' },
];

export function StateSpecimens() {
  return (
    <>
      <Specimen name="Badge" layout="flow">
        {badges.map((badge) => (
          <Badge key={badge.icon + String(badge.tone)} {...badge} />
        ))}
      </Specimen>
      <Specimen name="CompanyLogo" layout="flow">
        <CompanyLogo name="Vela Digital" url={null} size="sm" />
        <CompanyLogo name="Olaria" url={null} />
        <CompanyLogo name="Banco Âmbar" url={null} size="lg" />
        <CompanyLogo name="Nortada" url={null} size="xl" />
      </Specimen>
      <Specimen name="Note">
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
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton width="62%" height="1.25rem" />
        <Skeleton width="40%" />
      </Specimen>
      <Specimen name="EmptyState">
        <Sheet>
          <EmptyState
            heading="h3"
            illustration="empty-search"
            title="Nenhuma oferta com estes filtros"
            text="Há 42 se retirar “Sénior”. Também pode procurar noutra cidade."
            actions={<Button>Limpar filtros</Button>}
          />
        </Sheet>
      </Specimen>
      <Specimen name="ErrorPanel">
        <Sheet>
          <ErrorPanel title="Não conseguimos carregar as ofertas" onRetry={() => {}} />
        </Sheet>
      </Specimen>
    </>
  );
}
