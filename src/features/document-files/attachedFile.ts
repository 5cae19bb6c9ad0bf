import { documents } from '../../contract/documents.ts'
import { download } from '../../transport/download.ts'

export const attachedFile = (guid: string, signal: AbortSignal): Promise<File | null> =>
  download(documents.downloadAttachedFile, { query: { guid } }, { signal })
