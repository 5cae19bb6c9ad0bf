import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const AddresseesPanel = lazyPart(() => import('./addressees/AddresseesPanel.tsx'))
export const CommentsPanel = lazyPart(() => import('./comments/CommentsPanel.tsx'))
export const ObligationsPanel = lazyPart(() => import('./obligations/ObligationsPanel.tsx'))
