import { lazy } from 'react'

/** All that other parts may use of the library: the guide about a screen, over it. */
export { guideKeyword } from './help/guideKeyword.ts'
export const HelpDialog = lazy(() => import('./help/HelpDialog.tsx'))
