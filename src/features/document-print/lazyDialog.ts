import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** Fetched when something is first printed. */
export const PrintDialog = lazyPart(() => import('./PrintDialog.tsx'))
