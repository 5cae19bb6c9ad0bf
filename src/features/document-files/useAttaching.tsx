import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { acceptedFiles } from '../../rules/documents/fileRules.ts'
import { documentChangedAtom } from '../document-record/public.ts'
import { useUploads } from './useUploads.ts'

/**
 * To choose the text of a document that has none by one press: what the browser's window gives is sent at once, and the
 * panel of the files shows how far it came. `input` has to be drawn; `onChosen` may lead to that panel.
 */
export const useAttaching = (docGuid: string, onChosen: () => void) => {
  const uploads = useUploads(docGuid)
  const tellChanged = useSetAtom(documentChangedAtom)
  const field = useRef<HTMLInputElement>(null)
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    uploads.add(files)
    onChosen()
    if ((await uploads.startAll(docGuid)).sent > 0) tellChanged()
  }
  return {
    choose: () => field.current?.click(),
    busy: uploads.state === 'sending',
    input: (
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          target.value = ''
        }}
      />
    ),
  }
}
