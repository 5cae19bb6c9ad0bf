import { useEffect, useEffectEvent, useState } from 'react'

/** The rows of a form's tables that are still being written: `saveOpen` is false when one cannot be saved. */
export type OpenRows = { isAnyOpen: boolean; saveOpen: () => boolean }

/** Saves open rows before the form: it is saved by the next drawing, when its values hold them. */
export const useRowsFirst = (rows: OpenRows | undefined, save: () => void): (() => void) => {
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
