import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FileKind } from '../../contract/fileKinds.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview } from '../../rules/files/fileRules.ts'
import { useMedia, wideDesk } from '../../widgets/useMedia.ts'

/** True if the user opened a file beside a document. The next document then opens with its file too. */
const isPaneOpenAtom = atom(false)
const setPaneOpenAtom = atom(null, (_get, set, isOpen: boolean) => set(isPaneOpenAtom, isOpen))

export const mainFirst = (files: readonly AttachedFile[]): AttachedFile[] => [
  ...files.filter(({ kindId }) => kindId === FileKind.MAIN),
  ...files.filter(({ kindId }) => kindId !== FileKind.MAIN),
]

export const firstToRead = (files: readonly AttachedFile[]): AttachedFile | undefined =>
  mainFirst(files).find(({ fileName }) => canPreview(fileName))

export type ShownFile = {
  place: 'beside' | 'dialog' | null
  file: AttachedFile | null
  view: (file: AttachedFile) => void
  close: () => void
}

export const useShownFile = (): ShownFile => {
  const [file, setFile] = useState<AttachedFile | null>(null)
  const isWide = useMedia(wideDesk)
  const isOpen = useAtomValue(isPaneOpenAtom)
  const setOpen = useSetAtom(setPaneOpenAtom)
  return {
    place: isWide ? (isOpen ? 'beside' : null) : file && 'dialog',
    file,
    view: (chosen) => {
      setFile(chosen)
      if (isWide) setOpen(true)
    },
    close: () => {
      setFile(null)
      if (isWide) setOpen(false)
    },
  }
}
