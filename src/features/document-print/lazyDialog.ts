import { lazy } from 'react'

/** Fetched when something is first printed. */
export const PrintDialog = lazy(() => import('./PrintDialog.tsx'))
