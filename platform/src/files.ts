// Shared entry for checking, uploading and previewing PDF files. Loaded only by pages that use it.
export { FileField, type FileFieldProps, type ShownFile } from './files/FileField/FileField';
export { fileSize, nameWithoutExtension, ShortName } from './files/FileLabel';
export { checkResume, inspectPdf, readResume, type PdfReading, type ResumeProblem } from './files/pdf/check-resume';
export { PdfPreview, type PdfPreviewProps } from './files/PdfPreview/PdfPreview';
export { uploadStallTimeout, sendForm, type FormUpload, type UploadOutcome } from './files/send-form';
export { UploadProgress, type UploadState } from './files/UploadProgress/UploadProgress';
