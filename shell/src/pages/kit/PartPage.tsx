import { Badge, Link } from 'platform';
import { kitData, type KitPartData } from './kit-data';
import { kitGroups, type KitPart } from './kit-parts';
import * as S from './KitPage.styles';
import { PartExample } from './PartExample';
import { PartProps } from './PartProps';
import { PartStates } from './PartStates';
import { Marked } from './Marked';
import { usePartUsage, type PartUsage } from './use-part-usage';

const places: Readonly<Record<string, string>> = {
  platform: 'in the shell',
  'platform/forms': 'shared, loaded with forms',
  'platform/controls': 'shared, loaded with menus and tabs',
  'platform/tables': 'shared, loaded with tables',
};

/** One part: example, states, props, accessibility and changes. */
export function PartPage({ part }: { part: KitPart }) {
  const data = kitData[part.name];
  const group = kitGroups.find(({ parts }) => parts.includes(part));
  const usage = usePartUsage(data?.door ?? '', data?.exported ?? '');
  if (data === undefined) return null;
  const sections = [
    { id: 'example', title: 'Example', isShown: true },
    { id: 'states', title: 'States', isShown: part.states !== null },
    { id: 'props', title: 'Props', isShown: true },
    { id: 'accessibility', title: 'Accessibility', isShown: data.notes.length > 0 },
    { id: 'changes', title: 'Changes', isShown: true },
  ].filter(({ isShown }) => isShown);
  return (
    <S.Main as="article">
      <S.Crumbs aria-label="Breadcrumbs">
        <Link to="/kit">UI kit</Link> <span>/ {group?.title}</span>
      </S.Crumbs>
      <S.Head>
        <h1>{part.name}</h1>
        <p>
          <Marked text={data.doc} />
        </p>
        <Facts data={data} usage={usage} />
      </S.Head>
      <S.Contents aria-label="On this page">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </S.Contents>
      <PartExample part={part} code={data.code} />
      {part.states !== null && <PartStates states={part.states} data={data} />}
      <PartProps data={data} />
      <Notes notes={data.notes} />
      <Changes data={data} />
    </S.Main>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function usageText({ remotes, count }: PartUsage): string {
  if (remotes.length === 0) return 'in no remote of this page';
  return `in ${counted(remotes.length, 'remote')}, ${counted(count, 'place')}: ${remotes.join(', ')}`;
}

function Facts({ data, usage }: { data: KitPartData; usage: PartUsage | null }) {
  const place = places[data.door] ?? 'compiled into each remote that uses it';
  return (
    <S.Facts>
      <li>
        <Badge tone="success" icon="check">
          Documented since {data.since}
        </Badge>
      </li>
      <li>
        {(data.gzipBytes / 1024).toFixed(1)} KB gzip, {place}
      </li>
      <li>
        <S.Code>{data.source}</S.Code>
      </li>
      <li data-usage>{usage !== null && usageText(usage)}</li>
    </S.Facts>
  );
}

function Notes({ notes }: Pick<KitPartData, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <S.Section id="accessibility">
      <h2>Accessibility</h2>
      <S.Notes>
        {notes.map((note) => (
          <li key={note}>
            <Marked text={note} />
          </li>
        ))}
      </S.Notes>
    </S.Section>
  );
}

function Changes({ data: { changes, since } }: { data: KitPartData }) {
  return (
    <S.Section id="changes">
      <h2>Changes</h2>
      <S.Changes>
        {changes.map(({ version, text }) => (
          <li key={version + text}>
            <b>{version}</b>
            <span>{text}</span>
          </li>
        ))}
        {!changes.some(({ version }) => version === since) && (
          <li>
            <b>{since}</b>
            <span>First version with an API report.</span>
          </li>
        )}
      </S.Changes>
    </S.Section>
  );
}
