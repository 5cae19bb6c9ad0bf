import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** The tabs of a document's page that write parts of it; each is fetched when it is first opened. */
export const AddresseesPanel = lazyPart(() => import('./addressees/AddresseesPanel.tsx'))
export const CommentsPanel = lazyPart(() => import('./comments/CommentsPanel.tsx'))
export const ObligationsPanel = lazyPart(() => import('./obligations/ObligationsPanel.tsx'))
