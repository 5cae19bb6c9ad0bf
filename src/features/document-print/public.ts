/** All that other features may use of printing. The dialog is fetched on demand. */

export { PrintDialog } from './lazyDialog.ts'
export type { PrintedKind } from './PrintDialog.tsx'
