import { useEffect, useEffectEvent, useState } from 'react'
import { type PreviewKind, previewKindOf } from '../../rules/files/previewKind.ts'
import { startCall } from '../../transport/startCall.ts'

/** The bytes of a file and what their beginning shows them to be; `mime` null: nothing that is drawn. */
export type FileContent =
  | { kind: 'loading' }
  | { kind: 'ready'; file: File; mime: PreviewKind | null }
  | { kind: 'failed' }

const contentOf = async (file: File | null, name: string): Promise<FileContent> =>
  file === null ? { kind: 'failed' } : { kind: 'ready', file, mime: await previewKindOf(file, name) }

/** The file that is shown: `fileName` as its row says. */
type Shown = { guid: string; fileName: string }

/**
 * Loads the file that `load` asks for (null means refused), once for each `guid`; leaving the screen aborts it.
 * `retry` loads it again.
 */
export const useFileContent = (
  { guid, fileName }: Shown,
  load: (guid: string, signal: AbortSignal) => Promise<File | null>,
): { content: FileContent; retry: () => void } => {
  const [content, setContent] = useState<FileContent>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent(load)
  useEffect(() => {
    setContent({ kind: 'loading' })
    const read = (signal: AbortSignal) =>
      ask(guid, signal)
        .then((file) => contentOf(file, fileName))
        .catch((): FileContent => ({ kind: 'failed' }))
    return startCall(read, setContent)
  }, [guid, fileName, attempt])
  return { content, retry: () => setAttempt(attempt + 1) }
}
