/** All that other features may use of inspections. The dialog is fetched on demand. */
export { FollowUpDialog } from './follow/lazyDialog.tsx'
