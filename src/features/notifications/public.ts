export { NotificationsPanel } from './NotificationsPanel.tsx'
export { unseenCountAtom } from './notificationsState.ts'
export { UnseenCard } from './UnseenCard.tsx'
