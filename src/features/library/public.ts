import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export { guideKeyword } from './help/guideKeyword.ts'
export const HelpDialog = lazyPart(() => import('./help/HelpDialog.tsx'))
