import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import type { FileColumnProps } from './FileColumn.tsx'
import type { ViewedFile } from './viewedFile.ts'

export const FilesDialog = lazyPart(() => import('./FilesDialog.tsx'))
export const FileColumn = lazyPart<FileColumnProps<ViewedFile>>(async () => {
  const { FileColumn } = await import('./FileColumn.tsx')
  return { default: FileColumn }
})
