import { PDFDocument, StandardFonts } from 'pdf-lib';

/**
 * A PDF with one A4 page of text.
 * @param {string} text
 */
export async function resumePdf(text) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(text, { x: 72, y: 720, size: 18, font });
  return Buffer.from(await document.save());
}
