export { FollowUpDialog } from './follow/lazyDialog.tsx'
