import { useState } from 'react';
import { AlertDialog, Button, Dialog, Drawer, useToast } from 'platform';
import { Specimen } from './Specimen';

type Overlay = 'dialog' | 'alert' | 'drawer';

/** Overlays use the page's own theme. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const toggle = (overlay: Overlay) => (opens: boolean) => setOpen(opens ? overlay : null);
  return (
    <>
      <Specimen name="Dialog, AlertDialog, Drawer" layout="flow">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          AlertDialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
      </Specimen>
      <ToastSpecimen />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={toggle('dialog')}
        title="Exportar os seus dados"
        text="Recebe um ficheiro por e-mail."
        actions={<Button onClick={() => setOpen(null)}>Exportar</Button>}
      />
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={toggle('alert')}
        title="Cancelar a entrevista?"
        text="A empresa Vela Digital recebe um e-mail com o cancelamento."
        cancelLabel="Manter entrevista"
        confirmLabel="Cancelar entrevista"
        onConfirm={() => setOpen(null)}
      />
      <Drawer
        open={open === 'drawer'}
        onOpenChange={toggle('drawer')}
        title="Filtros"
        footer={<Button onClick={() => setOpen(null)}>Ver 152 ofertas</Button>}
      >
        <p>Tipo de contrato</p>
      </Drawer>
    </>
  );
}

function ToastSpecimen() {
  const { show } = useToast();
  return (
    <Specimen name="Toast" layout="flow">
      <Button
        variant="secondary"
        onClick={() =>
          show({ title: 'Oferta guardada', description: 'Encontra-a em “Guardadas”.', variant: 'success' })
        }
      >
        success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          show({
            title: 'Verificação de Email Necessária',
            description: 'Confirme o endereço antes de entrar.',
            action: { label: 'Reenviar e-mail', onClick: () => {} },
          })
        }
      >
        default
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          show({ title: 'Erro ao enviar mensagem', description: 'Tente novamente.', variant: 'destructive' })
        }
      >
        destructive
      </Button>
    </Specimen>
  );
}
