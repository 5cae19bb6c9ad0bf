import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** The public API of group registration: its dialog, loaded on demand. */
export const MultipleDocumentsDialog = lazyPart(() => import('./MultipleDocumentsDialog.tsx'))
