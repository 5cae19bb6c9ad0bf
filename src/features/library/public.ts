import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** The public API of the library: the guide for a screen in a dialog. */
export { guideKeyword } from './help/guideKeyword.ts'
export const HelpDialog = lazyPart(() => import('./help/HelpDialog.tsx'))
