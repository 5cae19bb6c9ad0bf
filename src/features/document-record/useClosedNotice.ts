import { useEffect, useRef } from 'react'
import type { Document } from '../../contract/shapes/documents.ts'
import { caseFileClosedText } from '../../rules/documents/caseFileStatus.ts'
import { notify } from '../../transport/notices.ts'

/** Says it when the case file on the screen is closed: by the last document or task that was finished, whoever did it. */
export const useClosedNotice = (caseFile: Document['caseFile'] | undefined): void => {
  const seen = useRef(caseFile)
  useEffect(() => {
    const before = seen.current
    seen.current = caseFile
    if (caseFile?.isClosed && before?.guid === caseFile.guid && !before.isClosed)
      notify({ kind: 'success', text: caseFileClosedText(caseFile.number) })
  }, [caseFile])
}
