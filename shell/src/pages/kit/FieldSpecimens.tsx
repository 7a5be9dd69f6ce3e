import { Field, FieldSet, OptionRow, SearchBar, Select } from 'platform';
import { Checkbox, Radio, Switch, TextArea } from 'platform/forms';
import * as S from './KitPage.styles';
import { Specimen } from './Specimen';

/** `group` distinguishes the radios and landmarks of the two themes. */
export function FieldSpecimens({ group }: { group: string }) {
  return (
    <>
      <Specimen name="SearchBar">
        <S.Green>
          <SearchBar label={`Procurar, ${group}`} cities={['Lisboa', 'Porto', 'Braga']} />
        </S.Green>
      </Specimen>
      <Specimen name="Field">
        <Field label="Nome" help="Como aparece no seu currículo." defaultValue="Inês Carvalho" />
        <Field
          label="Telefone"
          optional
          error="Número de telefone deve ter pelo menos 9 dígitos"
          defaultValue="91234"
          inputMode="tel"
        />
        <Field label="E-mail" readOnly defaultValue="ines@example.com" />
        <TextArea label="Mensagem" />
        <Select label="Ordenar" defaultValue="date">
          <option value="relevance">Mais relevantes</option>
          <option value="date">Mais recentes</option>
        </Select>
      </Specimen>
      <Specimen name="OptionRow">
        <S.Narrow>
          <FieldSet legend="Tipo de contrato">
            <OptionRow control="checkbox" label="Tempo inteiro" count={96} defaultChecked />
            <OptionRow control="checkbox" label="Tempo parcial" count={12} />
            <OptionRow control="checkbox" label="Temporário" count={0} />
          </FieldSet>
          <FieldSet legend="Publicada">
            <OptionRow control="radio" label="Em qualquer altura" name={`posted-${group}`} />
            <OptionRow control="radio" label="Última semana" count={152} name={`posted-${group}`} defaultChecked />
          </FieldSet>
        </S.Narrow>
      </Specimen>
      <Specimen name="Checkbox, Radio, Switch">
        <Checkbox label="Guardar este currículo na minha conta" defaultChecked />
        <FieldSet legend="Frequência">
          <Radio label="Diária" name={`often-${group}`} defaultChecked />
          <Radio label="Semanal" name={`often-${group}`} />
        </FieldSet>
        <Switch label="Receber alertas por e-mail" defaultChecked />
      </Specimen>
    </>
  );
}
