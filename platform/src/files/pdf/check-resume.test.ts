import { limits } from 'shared-contracts';
import { checkResume } from './check-resume';

const pdf = '%PDF-1.7\n';

describe('checkResume', () => {
  it.each([
    ['a PDF', pdf, null],
    ['a PDF after some other bytes', `${' '.repeat(1019)}%PDF-`, null],
    ['an empty file', '', 'resume_empty'],
    ['a picture', '\u0089PNG\r\n', 'resume_not_pdf'],
    ['a PDF header beyond the first bytes', `${' '.repeat(1020)}%PDF-`, 'resume_not_pdf'],
    ['the largest file', pdf.padEnd(limits.resumeBytes, ' '), null],
    ['a file that exceeds the limit by one byte', pdf.padEnd(limits.resumeBytes + 1, ' '), 'resume_too_large'],
  ])('validates %s', async (_, content, problem) => {
    expect(await checkResume(new Blob([content]))).toBe(problem);
  });
});
