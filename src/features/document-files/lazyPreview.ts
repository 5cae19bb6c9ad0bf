import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'))
