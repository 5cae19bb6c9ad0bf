import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FileKind } from '../../contract/fileKinds.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview } from '../../rules/files/fileRules.ts'
import { useMedia, wideDesk } from '../../widgets/useMedia.ts'

/** Whether somebody reads files beside their documents: then the next document comes with its file open. */
const openBeside = atom(false)
const setOpenBesideAtom = atom(null, (_get, set, isOpen: boolean) => set(openBeside, isOpen))

/** The document itself before its enclosures, however they came; the others stay in their order. */
export const mainFirst = (files: readonly AttachedFile[]): AttachedFile[] => [
  ...files.filter(({ kindId }) => kindId === FileKind.MAIN),
  ...files.filter(({ kindId }) => kindId !== FileKind.MAIN),
]

/** What is read first of the files of a document: the document itself, else the first that can be shown. */
export const firstToRead = (files: readonly AttachedFile[]): AttachedFile | undefined =>
  mainFirst(files).find(({ fileName }) => canPreview(fileName))

export type ShownFile = {
  /** How a file is shown now: in its column, in a dialog over the page, or none is. */
  place: 'beside' | 'dialog' | null
  /** The one that was chosen; null: none yet, `firstToRead` is shown. */
  file: AttachedFile | null
  view: (file: AttachedFile) => void
  close: () => void
}

/** The file of a document that is looked at: beside it where the window has room for both, else over it. */
export const useShownFile = (): ShownFile => {
  const [file, setFile] = useState<AttachedFile | null>(null)
  const isWide = useMedia(wideDesk)
  const isOpen = useAtomValue(openBeside)
  const setOpen = useSetAtom(setOpenBesideAtom)
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
