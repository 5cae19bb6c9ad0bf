import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** A file over the page; the viewer is fetched with the first one. */
export const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'))
