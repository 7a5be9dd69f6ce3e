import { createRemote } from '#create-remote';
import { services } from '#services';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { defineEndpoint, type PageContext, type PrimedEntry } from 'shared-contracts';
import { contractQueries } from '../services/api/contract-queries';
import { useSession } from '../services/session/use-session';
import { usePageContext, usePageMeta } from '../services/use-services';
import { expectConsole } from '../testing/expect-console';
import { useMarkUnreadable, type ServerEntry } from './server-entry';

const getThing = defineEndpoint<{ id: string }, { name: string }>({
  name: 'getThing',
  method: 'GET',
  template: '/api/things/{id}',
  tags: ['Job'],
});
const { useGetThingQuery } = contractQueries({ getThing });

const Title = styled.h1`
  color: red;
`;

const Placeholder = () => {
  useMarkUnreadable();
  return <p>…</p>;
};

function Thing() {
  const { t } = useTranslation('mfe-test');
  const { id = '' } = useParams();
  const { data, isError } = useGetThingQuery({ id });
  usePageMeta({ title: t('title') });
  const { status } = useSession();
  const { publicUrl } = usePageContext();
  if (isError) return <p>{t('missing')}</p>;
  if (data === undefined) return <Placeholder />;
  return (
    <Title style={{ width: '50%' }}>
      {t('title')} {data.name} {status} {publicUrl}
    </Title>
  );
}

const App = () => (
  <Routes>
    <Route path="/things/:id" element={<Thing />} />
  </Routes>
);

const declaration = {
  id: 'mfe-test',
  i18n: { pt: { title: 'Coisa', missing: 'Não existe' }, en: { title: 'Thing', missing: 'Missing' } },
};
// The same call as in a remote's app.tsx. Under the `server` condition it returns a server entry.
const entry: object = createRemote(declaration, App);
const { render } = entry as ServerEntry;

const context: PageContext = { language: 'pt', status: 200, publicUrl: 'https://x', employerAppUrl: '', blogUrl: '' };
const vela: PrimedEntry = { template: getThing.template, arg: { id: '7' }, value: { name: 'Vela' } };
const renderThing = (data: PrimedEntry[], language: 'pt' | 'en' = 'pt') =>
  render({ path: '/things/7?x=1', language, data, context: { ...context, language } });

describe('a remote on the server', () => {
  it('renders content from its components', () => {
    const content = renderThing([vela]);
    expect(content?.html.replaceAll('<!-- -->', '')).toContain('Coisa Vela loading https://x');
  });

  it('renders both languages in consecutive renders', () => {
    expect(renderThing([vela], 'en')?.html).toContain('Thing');
    expect(renderThing([vela], 'pt')?.html).toContain('Coisa');
  });

  it('returns styles separately and no style attributes, which the CSP forbids', () => {
    const content = renderThing([vela]);
    const [lifted, styledRules] = content?.css.split('/*!sc*/\n') ?? [];
    expect(content?.html).not.toContain('style=');
    expect(lifted).toMatch(/^\[data-s="\w+"\]\{width:50%\}$/);
    expect(styledRules).toContain('color:red');
    expect(content?.css).not.toContain('<style');
  });

  it('renders the not-found state for a primed error', () => {
    const data = { error: 'Not found', message: 'Not found', code: 'job_not_found' } as const;
    const content = renderThing([{ template: getThing.template, arg: { id: '7' }, error: { status: 404, data } }]);
    expect(content?.html).toContain('Não existe');
  });

  it('returns no content if a placeholder was rendered', () => {
    expect(renderThing([])).toBeNull();
  });

  it('returns no content for data without a query, and logs its template', () => {
    expectConsole(/^TP-603 mfe-\w+ declares data of GET \/api\/others and has no query for it$/);
    expect(renderThing([vela, { template: '/api/others', arg: {}, value: {} }])).toBeNull();
  });

  it('shares no state between pages', () => {
    renderThing([vela]);
    expect(renderThing([])).toBeNull();
  });

  it('throws if page state is accessed through a module', () => {
    expect(() => services.history).toThrow('use its hook');
  });
});
