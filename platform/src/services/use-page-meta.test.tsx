import { renderWithPlatform } from '../testing';
import type { PageMeta } from './head';
import { usePageMeta } from './use-services';

const Page = (meta: PageMeta) => {
  usePageMeta(meta);
  return null;
};

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

describe('the head of the page', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/jobs/7');
    for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
    const html = `<title>Do servidor | Trampolim</title>
      <meta name="description" content="do servidor"><link rel="canonical" href="https://x/jobs/7">
      <link rel="alternate" hreflang="en" href="https://x/jobs/7?lng=en">
      <script type="application/ld+json">{"@type":"JobPosting"}</script>`;
    document.head.insertAdjacentHTML('beforeend', html);
  });

  it('keeps server metadata that the page does not set', () => {
    renderWithPlatform(<Page title="Oferta" />);
    expect(document.title).toBe('Oferta | Trampolim');
    expect(attribute('meta[name="description"]', 'content')).toBe('do servidor');
    expect(attribute('link[rel="canonical"]', 'href')).toBe('https://x/jobs/7');
    expect(document.head.querySelector('script')?.textContent).toContain('JobPosting');
  });

  it('updates the existing elements', () => {
    const before = document.head.querySelector('meta[name="description"]');
    renderWithPlatform(
      <Page title="Oferta" description="minha" robots="noindex" structuredData={{ '@type': 'ItemList' }} />,
    );
    expect(document.head.querySelector('meta[name="description"]')).toBe(before);
    expect(attribute('meta[name="description"]', 'content')).toBe('minha');
    expect(attribute('meta[name="robots"]', 'content')).toBe('noindex,follow');
    expect(document.head.querySelector('script')?.textContent).toBe('{"@type":"ItemList"}');
  });

  it('truncates long texts', () => {
    renderWithPlatform(<Page title={'palavra '.repeat(20)} />);
    expect(document.title).toMatch(/palavra\.\.\. \| Trampolim$/);
    expect(document.title.length).toBeLessThanOrEqual(60 + ' | Trampolim'.length);
  });

  it('removes the metadata of another URL', () => {
    const { rerender } = renderWithPlatform(<Page title="Oferta" />);
    window.history.replaceState(null, '', '/companies');
    rerender(<Page title="Empresas" />);
    expect(document.title).toBe('Empresas | Trampolim');
    expect(attribute('link[rel="canonical"]', 'href')).toBeUndefined();
    expect(attribute('link[rel="alternate"]', 'href')).toBeUndefined();
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('applies the metadata of the last component, and restores the previous metadata', () => {
    const { rerender, unmount } = renderWithPlatform(
      <>
        <Page title="Primeira" />
        <Page title="Segunda" />
      </>,
    );
    expect(document.title).toBe('Segunda | Trampolim');
    rerender(<Page title="Primeira" />);
    expect(document.title).toBe('Primeira | Trampolim');
    unmount();
    expect(document.title).toBe('Trampolim');
  });
});
