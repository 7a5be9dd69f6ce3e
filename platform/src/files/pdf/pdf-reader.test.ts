import { buildResume } from '../../testing/build-pdf';
import { inspectPdf } from './inspect-pdf';

describe('a look into a PDF', () => {
  it('counts its pages and finds its text', async () => {
    const file = buildResume('ines.pdf', { pages: 3 });
    expect(await inspectPdf(file)).toEqual({ kind: 'read', pages: 3, hasText: true });
  });

  it('sees that there are only images', async () => {
    const file = buildResume('scan.pdf', { pages: 2, text: '' });
    expect(await inspectPdf(file)).toEqual({ kind: 'read', pages: 2, hasText: false });
  });

  it('ends at a password', async () => {
    expect(await inspectPdf(buildResume('fechado.pdf', { encrypted: true }))).toEqual({ kind: 'encrypted' });
  });

  it('knows nothing of what it cannot read', async () => {
    expect(await inspectPdf(new Blob(['%PDF-1.4 nada']))).toEqual({ kind: 'unknown' });
  });
});
