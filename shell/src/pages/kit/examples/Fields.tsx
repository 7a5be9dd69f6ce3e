import { Field, FieldSet, OptionRow, Select } from 'platform';
import { Checkbox, Radio, Switch, TextArea } from 'platform/forms';
import { SearchBar } from 'platform/jobs';
import type { ExampleProps } from '../example';

export function FieldExample() {
  return (
    <>
      <Field label="Nome" help="Como aparece no seu currículo." defaultValue="Inês Carvalho" />
      <Field
        label="Telefone"
        optional
        error="Número de telefone deve ter pelo menos 9 dígitos"
        defaultValue="91234"
        inputMode="tel"
      />
      <Field label="E-mail" readOnly defaultValue="ines@example.com" />
    </>
  );
}

export function TextAreaExample() {
  return <TextArea label="Mensagem" help="Até 2000 caracteres." />;
}

export function SelectExample() {
  return (
    <Select label="Ordenar" defaultValue="date">
      <option value="relevance">Mais relevantes</option>
      <option value="date">Mais recentes</option>
    </Select>
  );
}

export function CheckboxExample() {
  return <Checkbox label="Guardar este currículo na minha conta" defaultChecked />;
}

export function RadioExample({ group }: ExampleProps) {
  return (
    <FieldSet legend="Frequência">
      <Radio label="Diária" name={`often-${group}`} defaultChecked />
      <Radio label="Semanal" name={`often-${group}`} />
    </FieldSet>
  );
}

export function SwitchExample() {
  return <Switch label="Receber alertas por e-mail" defaultChecked />;
}

export function FieldSetExample() {
  return (
    <FieldSet legend="Idiomas">
      <Checkbox label="Português" defaultChecked />
      <Checkbox label="Inglês" />
    </FieldSet>
  );
}

export function OptionRowExample({ group }: ExampleProps) {
  return (
    <>
      <FieldSet legend="Tipo de contrato">
        <OptionRow control="checkbox" label="Tempo inteiro" count={96} defaultChecked />
        <OptionRow control="checkbox" label="Tempo parcial" count={12} />
        <OptionRow control="checkbox" label="Temporário" count={0} />
      </FieldSet>
      <FieldSet legend="Publicada">
        <OptionRow control="radio" label="Em qualquer altura" name={`posted-${group}`} />
        <OptionRow control="radio" label="Última semana" count={152} name={`posted-${group}`} defaultChecked />
      </FieldSet>
    </>
  );
}

export function SearchBarExample({ group }: ExampleProps) {
  return <SearchBar label={`Procurar, ${group}`} />;
}
