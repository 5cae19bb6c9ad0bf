import { lazy } from 'react'

/** The files as they are shown and as they are worked with; each is fetched when it is first needed. */
export const AttachedFiles = lazy(() => import('./AttachedFiles.tsx'))
export const FilesPanel = lazy(() => import('./FilesPanel.tsx'))
