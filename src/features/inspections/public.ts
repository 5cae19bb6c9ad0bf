export { FollowUpDialog } from './follow/lazyDialog.tsx'
export { type Paper, PaperStart } from './paper/PaperStart.tsx'
