/** The public API of printing for other features. The dialog is loaded on demand. */

export { PrintDialog } from './lazyDialog.ts'
export type { PrintedKind } from './PrintDialog.tsx'
