/** All that other features may use of the files of documents. The panels are fetched on demand. */
export { attachedFile } from './attachedFile.ts'
export { ChosenFiles, focusRefusedFile } from './ChosenFiles.tsx'
export { dropUploads } from './documentUploads.ts'
export { AttachedFiles, FileBeside, FilesPanel } from './lazyPanels.ts'
export { PreviewDialog } from './lazyPreview.ts'
export { useShownFile } from './shownFile.ts'
export { notSent, UnsentFiles, useUnsentFiles } from './UnsentFiles.tsx'
export { type Uploads, useUploads } from './useUploads.ts'
