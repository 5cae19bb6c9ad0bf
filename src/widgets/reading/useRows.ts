import { useEffect, useState } from 'react'
import { isUnreadable, type OpenFile } from './openReader.ts'
import type { Unreadable } from './reading.ts'

export type Rows = readonly (readonly string[])[]
type Came = { of: OpenFile; sheet: number; from: number; rows: Rows | Unreadable }

export const useRows = (file: OpenFile, sheet: number, from: number): Rows | Unreadable | undefined => {
  const [came, setCame] = useState<Came>()
  useEffect(() => {
    let isGone = false
    const notify = (rows: Rows | Unreadable) => !isGone && setCame({ of: file, sheet, from, rows })
    file.rows(sheet, from).then(notify, (failure: unknown) => {
      if (!isUnreadable(failure)) throw failure
      notify(failure)
    })
    return () => {
      isGone = true
    }
  }, [file, sheet, from])
  return came?.of === file && came.sheet === sheet && came.from === from ? came.rows : undefined
}
