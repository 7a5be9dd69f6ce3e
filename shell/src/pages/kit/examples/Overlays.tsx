import { useState } from 'react';
import { AlertDialog, Button, Dialog, Drawer } from 'platform';

export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Exportar os seus dados"
        text="Recebe um ficheiro por e-mail."
        actions={<Button onClick={() => setOpen(false)}>Exportar</Button>}
      />
    </>
  );
}

export function AlertDialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        AlertDialog
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancelar a entrevista?"
        text="A empresa Vela Digital recebe um e-mail com o cancelamento."
        cancelLabel="Manter entrevista"
        confirmLabel="Cancelar entrevista"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export function DrawerExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Drawer
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filtros"
        footer={<Button onClick={() => setOpen(false)}>Ver 152 ofertas</Button>}
      >
        <p>Tipo de contrato</p>
      </Drawer>
    </>
  );
}
