import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const PrintDialog = lazyPart(() => import(/* webpackChunkName: "print-dialogs" */ './PrintDialog.tsx'))
export const LabelsDialog = lazyPart(() => import(/* webpackChunkName: "print-dialogs" */ './LabelsDialog.tsx'))
