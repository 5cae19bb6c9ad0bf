import { lazyPart } from '../../widgets/page/lazyPart.tsx'

/** The files as they are shown and as they are worked with; each is fetched when it is first needed. */
export const AttachedFiles = lazyPart(() => import('./AttachedFiles.tsx'))
export const FileBeside = lazyPart(() => import('./FileBeside.tsx'))
export const FilesPanel = lazyPart(() => import('./FilesPanel.tsx'))
