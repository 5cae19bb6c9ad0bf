import { useSetAtom } from 'jotai'
import { acceptedFiles } from '../../rules/files/fileRules.ts'
import { documentChangedAtom } from '../document-record/public.ts'
import { useUploads } from './useUploads.ts'

/**
 * To choose the text of a document that has none by one press: what the browser's window gives is sent at once, and the
 * panel of the files, to which `onChosen` leads, shows how far it came.
 */
export const useAttaching = (docGuid: string, onChosen: () => void) => {
  const uploads = useUploads(docGuid)
  const tellChanged = useSetAtom(documentChangedAtom)
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    uploads.add(files)
    onChosen()
    if ((await uploads.startAll(docGuid)).sent > 0) tellChanged()
  }
  const choose = () => {
    const field = document.createElement('input')
    Object.assign(field, { type: 'file', multiple: true, accept: acceptedFiles })
    field.addEventListener('change', () => void take([...(field.files ?? [])]))
    field.click()
  }
  return { choose, busy: uploads.state === 'sending' }
}
