import { lazy } from 'react'

/** All that other features may use of registering many documents at once: its dialog, fetched on demand. */
export const MultipleDocumentsDialog = lazy(() => import('./MultipleDocumentsDialog.tsx'))
