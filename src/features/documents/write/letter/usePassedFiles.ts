import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { passedFilesAtom } from '../values/formHandoff.ts'

/** Gives the form the files that were dropped on a list, or the one file that the form is for. */
export const usePassedFiles = (take: (files: readonly File[]) => void, scan: File | undefined): void => {
  const [passed, setPassed] = useAtom(passedFilesAtom)
  const give = useEffectEvent(take)
  useEffect(() => {
    if (scan !== undefined) give([scan])
  }, [scan])
  useEffect(() => {
    if (passed.length === 0) return
    setPassed([])
    give(passed)
  }, [passed, setPassed])
}
