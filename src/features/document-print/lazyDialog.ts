import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const PrintDialog = lazyPart(() => import('./PrintDialog.tsx'))
