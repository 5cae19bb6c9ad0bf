import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** All that other features may use of registering many documents at once: its dialog, fetched on demand. */
export const MultipleDocumentsDialog = lazyPart(() => import('./MultipleDocumentsDialog.tsx'))
