import { lazyPart } from '../../../widgets/page/lazyPart.tsx'

/** „Резолюции: стандартни текстове“: `{ onPick(text), onClose }`. Its code comes when it opens. */
export const SubjectsDialog = lazyPart(() => import('./SubjectsDialog.tsx'))
