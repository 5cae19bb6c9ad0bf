export { LabelsDialog, PrintDialog } from './lazyDialog.ts'
export type { PrintedKind } from './PrintDialog.tsx'
