import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** The viewer's code is fetched with the first file. */
export const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'))
