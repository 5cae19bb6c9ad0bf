import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const AttachedFiles = lazyPart(() => import('./AttachedFiles.tsx'))
export const FileBeside = lazyPart(() => import('./FileBeside.tsx'))
export const FilesPanel = lazyPart(() => import('./FilesPanel.tsx'))
