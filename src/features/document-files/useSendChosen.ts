import { useSetAtom } from 'jotai'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { notify } from '../../transport/notices.ts'
import { notSent } from './UnsentFiles.tsx'
import type { Uploads } from './useUploads.ts'

/** Returns a function that uploads the files that were chosen before the document existed. */
export const useSendChosen = ({ startAll }: Uploads) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  return async (docGuid: string): Promise<void> => {
    const { sent, failed } = await startAll(docGuid)
    if (sent > 0) void notifyChanged({ docGuid })
    if (failed > 0)
      notify({
        kind: 'warning',
        title: 'Внимание',
        text: `${notSent(failed)}. Опитайте отново от раздел „Файлове“ на документа.`,
      })
  }
}
