import { useEffect, useEffectEvent, useState } from 'react'

export type OpenRows = {
  isAnyOpen: boolean
  /** Commits the open rows and then calls `onSaved`; does not call it if an open row has errors. */
  saveOpen: (onSaved: () => void) => void
}

/**
 * Returns a function that commits the open rows of a table and then calls `save`. `save` runs in the next render, when
 * the form's values contain these rows. Nothing is saved if an open row has errors.
 */
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
    else rows.saveOpen(() => setWaiting(true))
  }
}
