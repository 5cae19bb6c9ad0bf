import { useEffect, useEffectEvent, useState } from 'react'

export type OpenRows = { isAnyOpen: boolean; saveOpen: () => boolean }

/** Saves open rows before the form; the form is saved in the next render, when its values contain them. */
export const useCommitOpenRows = (rows: OpenRows | undefined, save: () => void): (() => void) => {
  const [isWaiting, setWaiting] = useState(false)
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!isWaiting) return
    setWaiting(false)
    saveNow()
  }, [isWaiting])
  return () => {
    if (!rows?.isAnyOpen) save()
    else if (rows.saveOpen()) setWaiting(true)
  }
}
