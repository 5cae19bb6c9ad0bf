import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { startCall } from '../../../transport/startCall.ts'
import { notifyNotLoaded } from './caseFileNotices.ts'

export type ChosenCaseFile = { guid: string; number: string; rootDocumentGuid?: string; subject?: string }

/**
 * Loads the chosen case file (specification 2, section 7): after a choice, to refuse a case file that the user may not
 * read; otherwise only if its first document is unknown.
 */
export const useChosenCaseFile = (
  value: ChosenCaseFile | null,
  onChange: (value: (ChosenCaseFile & { rootDocumentGuid: string }) | null) => void,
) => {
  const [loaded, setLoaded] = useState<(ChosenCaseFile & { rootDocumentGuid: string }) | null>(null)
  const picked = useRef<string>(undefined)
  const fetchOnce = useFetch()
  const change = useEffectEvent(onChange)
  const guid = value?.guid
  const knowsRoot = value?.rootDocumentGuid !== undefined
  useEffect(() => {
    const isPicked = guid !== undefined && picked.current === guid
    if (guid === undefined || (knowsRoot && !isPicked)) return
    const query = queryOf(caseFiles.getCaseFile, { query: { caseGuid: guid } }, { quiet: true })
    return startCall(
      () => fetchOnce(query),
      (outcome) => {
        picked.current = undefined
        if (!outcome.done) {
          notifyNotLoaded()
          if (isPicked) change(null)
          return
        }
        const { number, rootDocument } = outcome.reply
        const chosen = {
          guid,
          number,
          rootDocumentGuid: rootDocument.guid,
          subject: rootDocument.subjectDescription,
        }
        setLoaded(chosen)
        if (isPicked) change(chosen)
      },
    )
  }, [guid, knowsRoot, fetchOnce])
  return {
    chosen: value && loaded?.guid === value.guid ? { ...loaded, ...value } : value,
    notePicked: (chosenGuid: string) => {
      picked.current = chosenGuid
    },
  }
}
