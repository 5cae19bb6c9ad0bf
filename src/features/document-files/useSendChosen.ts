import { useSetAtom } from 'jotai'
import { notify } from '../../transport/notices.ts'
import { documentChangedAtom } from '../document-record/public.ts'
import { notSent } from './UnsentFiles.tsx'
import type { Uploads } from './useUploads.ts'

/** Sends the files that were chosen before the document existed. */
export const useSendChosen = ({ startAll }: Uploads) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  return async (docGuid: string): Promise<void> => {
    const { sent, failed } = await startAll(docGuid)
    if (sent > 0) notifyChanged()
    if (failed > 0)
      notify({
        kind: 'warning',
        title: 'Внимание',
        text: `${notSent(failed)}. Опитайте отново от раздел „Файлове“ на документа.`,
      })
  }
}
