import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { passedFilesAtom } from '../values/formHandoff.ts'

export const usePassedFiles = (take: (files: readonly File[]) => void): void => {
  const [passed, setPassed] = useAtom(passedFilesAtom)
  const give = useEffectEvent(take)
  useEffect(() => {
    if (passed.length === 0) return
    setPassed([])
    give(passed)
  }, [passed, setPassed])
}
