import { lazyPart } from '../../../widgets/page/lazyPart.tsx'

export const SubjectsDialog = lazyPart(() => import('./SubjectsDialog.tsx'))
