import { lazy } from 'react'

/** The tabs of a document's page that write parts of it; each is fetched when it is first opened. */
export const AddresseesPanel = lazy(() => import('./addressees/AddresseesPanel.tsx'))
export const CommentsPanel = lazy(() => import('./comments/CommentsPanel.tsx'))
export const ObligationsPanel = lazy(() => import('./obligations/ObligationsPanel.tsx'))
