import { useSetAtom } from 'jotai'
import { acceptedFiles } from '../../rules/files/fileRules.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { useUploads } from './useUploads.ts'

/** Lets the user choose files and uploads them at once; `onChosen` opens the files panel with the progress. */
export const useAttaching = (docGuid: string, onChosen: () => void) => {
  const uploads = useUploads(docGuid)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    const added = uploads.add(files)
    onChosen()
    await added
    if ((await uploads.startAll(docGuid)).sent > 0) void notifyChanged({ docGuid })
  }
  const choose = () => {
    const field = document.createElement('input')
    Object.assign(field, { type: 'file', multiple: true, accept: acceptedFiles })
    field.addEventListener('change', () => void take([...(field.files ?? [])]))
    field.click()
  }
  return { choose, busy: uploads.state === 'sending' }
}
