import { useEffect, useEffectEvent, useState } from 'react'
import { headBytes } from '../../rules/files/contentProblem.ts'
import { isCutShort, partWithEnd } from '../../rules/files/cutFile.ts'
import { type PreviewKind, previewKind } from '../../rules/files/previewKind.ts'
import { startCall } from '../../transport/startCall.ts'
import { type DeclaredSize, declaredSize, isTooLarge } from '../../widgets/files/pictureDots.ts'

/**
 * The content of a file and its detected type. `mime` is null if there is no preview for the type; `isCut`: the file is
 * truncated; `tooLarge` is the size of a picture that has too many pixels.
 */
export type FileContent =
  | { kind: 'loading' }
  | { kind: 'ready'; file: File; mime: PreviewKind | null; isCut: boolean; tooLarge?: DeclaredSize }
  | { kind: 'failed' }

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer())

/** In bytes. The size of a JPEG picture is after its EXIF data and colour profile. */
const mostBeforeSize = 1024 * 1024

const contentOf = async (file: File | null, name: string): Promise<FileContent> => {
  if (file === null) return { kind: 'failed' }
  const mime = previewKind(await bytesOf(file.slice(0, headBytes)), name)
  if (mime === null) return { kind: 'ready', file, mime, isCut: false }
  const isCut = isCutShort(mime, await bytesOf(partWithEnd(mime, file)), file.size)
  const size = mime.startsWith('image/') ? declaredSize(await bytesOf(file.slice(0, mostBeforeSize))) : null
  return { kind: 'ready', file, mime, isCut, ...(isTooLarge(size) && { tooLarge: size }) }
}

type Shown = { guid: string; fileName: string }

/**
 * Loads a file once per `guid` and detects its type. A null from `load` means that the server refused. Unmounting
 * aborts the request.
 */
export const useFileContent = (
  { guid, fileName }: Shown,
  load: (guid: string, signal: AbortSignal) => Promise<File | null>,
): { content: FileContent; retry: () => void } => {
  const [came, setCame] = useState<{ of: string; content: FileContent }>()
  const [attempt, setAttempt] = useState(0)
  const loadFile = useEffectEvent(load)
  useEffect(() => {
    setCame(undefined)
    const read = (signal: AbortSignal) =>
      loadFile(guid, signal)
        .then((file) => contentOf(file, fileName))
        .catch((): FileContent => ({ kind: 'failed' }))
    return startCall(read, (content) => setCame({ of: guid, content }))
  }, [guid, fileName, attempt])
  // `came` may belong to the previous file, because the effect for the new `guid` runs after the render.
  const content: FileContent = came?.of === guid ? came.content : { kind: 'loading' }
  return { content, retry: () => setAttempt(attempt + 1) }
}
