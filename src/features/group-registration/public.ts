import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const MultipleDocumentsDialog = lazyPart(() => import('./MultipleDocumentsDialog.tsx'))
