import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const AttachedFiles = lazyPart(() => import('./AttachedFiles.tsx'))
export const FilePane = lazyPart(() => import('./FilePane.tsx'))
export const FilesPanel = lazyPart(() => import('./FilesPanel.tsx'))
