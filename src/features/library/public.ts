import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** All that other parts may use of the library: the guide about a screen, over it. */
export { guideKeyword } from './help/guideKeyword.ts'
export const HelpDialog = lazyPart(() => import('./help/HelpDialog.tsx'))
