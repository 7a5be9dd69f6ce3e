import { buildResume } from '../../testing/builders';
import { inspectPdf } from './check-resume';

describe('inspectPdf', () => {
  it('returns the page count and detects text', async () => {
    const file = buildResume('ines.pdf', { pages: 3 });
    expect(await inspectPdf(file)).toEqual({ kind: 'read', pages: 3, hasText: true });
  });

  it('detects a PDF without text', async () => {
    const file = buildResume('scan.pdf', { pages: 2, text: '' });
    expect(await inspectPdf(file)).toEqual({ kind: 'read', pages: 2, hasText: false });
  });

  it('reports an encrypted PDF', async () => {
    expect(await inspectPdf(buildResume('fechado.pdf', { encrypted: true }))).toEqual({ kind: 'encrypted' });
  });

  it('returns unknown for an unreadable file', async () => {
    expect(await inspectPdf(new Blob(['%PDF-1.4 nada']))).toEqual({ kind: 'unknown' });
  });
});
