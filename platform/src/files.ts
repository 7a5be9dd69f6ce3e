// Shared entry for checking, uploading and previewing PDF files. Loaded only by pages that use it.
export { FileField, type FileFieldProps, type ShownFile } from './files/FileField/FileField';
export { fileSize, nameWithoutExtension, ShortName } from './files/FileLabel';
export { checkResume, inspectPdf, readResume, type PdfReading, type ResumeProblem } from './files/pdf/check-resume';
export { PdfPreview, type PdfPreviewProps } from './files/PdfPreview/PdfPreview';
// `patience` is the name in platform 1.0, which deployed remotes use.
export {
  uploadStallTimeout,
  uploadStallTimeout as patience,
  sendForm,
  type FormUpload,
  type UploadOutcome,
} from './files/send-form';
export { UploadProgress, type UploadState } from './files/UploadProgress/UploadProgress';
