import { lazyPart } from '../../../widgets/page/lazyPart.tsx'

/** „Резолюции: стандартни текстове“: `{ onPick(text), onClose }`. Lazily loaded. */
export const SubjectsDialog = lazyPart(() => import('./SubjectsDialog.tsx'))
