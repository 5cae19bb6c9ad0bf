import { useEffect, useState } from 'react'
import { concatMap, from, map, of } from 'rxjs'
import { documents } from '../../../contract/documents.ts'
import { type PreviewKind, previewKindOf } from '../../../rules/previewKind.ts'
import { download } from '../../../transport/download.ts'

/** The bytes of a file and what their beginning shows them to be; `mime` null: nothing that is drawn. */
export type FileContent =
  | { kind: 'loading' }
  | { kind: 'ready'; file: File; mime: PreviewKind | null }
  | { kind: 'failed' }

/** Loads a file of a document; leaving the screen aborts it. `retry` loads it again. */
export const useFileContent = (guid: string): { content: FileContent; retry: () => void } => {
  const [content, setContent] = useState<FileContent>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setContent({ kind: 'loading' })
    const reading = download(documents.downloadAttachedFile, { query: { guid } })
      .pipe(
        concatMap((bytes) =>
          bytes === null
            ? of<FileContent>({ kind: 'failed' })
            : from(previewKindOf(bytes)).pipe(map((mime): FileContent => ({ kind: 'ready', file: bytes, mime }))),
        ),
      )
      .subscribe({ next: setContent, error: () => setContent({ kind: 'failed' }) })
    return () => reading.unsubscribe()
  }, [guid, attempt])
  return { content, retry: () => setAttempt(attempt + 1) }
}
