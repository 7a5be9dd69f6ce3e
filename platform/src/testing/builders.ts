import type { StoredResume, User } from 'shared-contracts';

/** A registered user. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'candidata',
    email: 'ines@example.com',
    firstName: 'Inês',
    lastName: 'Carvalho',
    role: 'user',
    profilePicture: null,
    bio: null,
    location: null,
    phone: null,
    language: 'pt',
    isVerified: true,
    pendingEmail: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
    deletionDueAt: null,
    createdAt: '2026-05-04T09:30:00.000Z',
    updatedAt: '2026-05-04T09:30:00.000Z',
    ...overrides,
  };
}

/** A stored resume of `buildUser`'s account. */
export function buildStoredResume(resume: Partial<StoredResume> = {}): StoredResume {
  const id = resume.id ?? '22222222-2222-4222-8222-222222222222';
  const at = '2026-11-03T12:00:00.000Z';
  return {
    id,
    userId: 7,
    name: 'Ines-Carvalho-Produto',
    filename: 'ines.pdf',
    fileUrl: `/api/account/resumes/${id}/file`,
    fileSize: 421_888,
    pages: 2,
    isDefault: false,
    uploadedAt: at,
    createdAt: at,
    updatedAt: at,
    ...resume,
  };
}

interface PdfParts {
  pages?: number;
  /** Text of each page. Empty for a scan. */
  text?: string;
  encrypted?: boolean;
}

/** Encryption dictionary of a PDF that requires a password. */
const encryption = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;

/**
 * A minimal PDF with a valid cross-reference table. Custom implementation: pdf-lib does not encrypt, is asynchronous, so that tables of cases could
 * not contain files, and takes 0.2 s to load per test file.
 */
export function buildPdf({ pages = 1, text = 'Inês Carvalho', encrypted = false }: PdfParts = {}): string {
  const content = text === '' ? '' : `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...kids.flatMap((_, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...(encrypted ? [encryption] : []),
  ];
  return withReferences(objects, encrypted ? ` /Encrypt ${objects.length} 0 R /ID [<4142> <4142>]` : '');
}

function withReferences(objects: readonly string[], trailer: string): string {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  return `${pdf}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
}

/** A PDF file as chosen in a file field. */
export function buildResume(name = 'ines.pdf', parts: PdfParts = {}): File {
  return new File([buildPdf(parts)], name, { type: 'application/pdf' });
}
