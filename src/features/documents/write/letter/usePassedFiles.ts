import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { passedFilesAtom } from '../values/formHandoff.ts'

/**
 * Gives the form the files that were dropped on a list, or the one file that the form is for. Returns the first of them,
 * which is shown beside the form.
 */
export const usePassedFiles = (take: (files: readonly File[]) => void, scan: File | undefined): File | undefined => {
  const [passed, setPassed] = useAtom(passedFilesAtom)
  const [first, setFirst] = useState<File>()
  const give = useEffectEvent(take)
  useEffect(() => {
    if (scan !== undefined) give([scan])
  }, [scan])
  useEffect(() => {
    if (passed.length === 0) return
    setFirst(passed[0])
    setPassed([])
    give(passed)
  }, [passed, setPassed])
  return scan ?? first
}
