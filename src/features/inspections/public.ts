/** The public API of inspections for other features. The dialog is loaded on demand. */
export { FollowUpDialog } from './follow/lazyDialog.tsx'
