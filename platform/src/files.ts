// Shared entry for checking, uploading and previewing PDF files. Loaded only by pages that use it.
export { FileField, type FileFieldProps, type ShownFile } from './files/FileField/FileField';
export { fileSize } from './files/file-size';
export { checkResume, readResume, type ResumeProblem } from './files/pdf/check-resume';
export { inspectPdf, type PdfReading } from './files/pdf/inspect-pdf';
export { PdfPreview, type PdfPreviewProps } from './files/PdfPreview/PdfPreview';
export { nameWithoutExtension } from './files/name-without-extension';
export { uploadStallTimeout, sendForm, type FormUpload, type UploadOutcome } from './files/send-form';
export { ShortName } from './files/ShortName/ShortName';
export { UploadProgress, type UploadState } from './files/UploadProgress/UploadProgress';
