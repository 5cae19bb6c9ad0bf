import { useEffect, useRef } from 'react'
import type { Document } from '../../contract/shapes/documents.ts'
import { caseFileClosedText, caseFileReopenedText } from '../../rules/documents/caseFileStatus.ts'
import { notify } from '../../transport/notices.ts'

/** Shows a notice if another user closes or reopens the case file. An annulment has a different notice. */
export const useClosedNotice = (caseFile: Document['caseFile'] | undefined, isAnnulled = false): void => {
  const seen = useRef(caseFile)
  useEffect(() => {
    const before = seen.current
    seen.current = caseFile
    if (!caseFile || before?.guid !== caseFile.guid || before.isClosed === caseFile.isClosed) return
    if (!caseFile.isClosed) notify({ kind: 'success', text: caseFileReopenedText(caseFile.number) })
    else if (!isAnnulled) notify({ kind: 'success', text: caseFileClosedText(caseFile.number) })
  }, [caseFile, isAnnulled])
}
