import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { saveFile } from '../../../transport/download.ts'
import { Fault } from '../../../transport/fault.ts'
import { notify } from '../../../transport/notices.ts'

const exportName = (title: string, days = formatDate(today())): string =>
  `${title.replace(/[\\/:*?"<>|]/g, ' ')} – ${days}.xlsx`

/** Reports an error of the export, except a `Fault`, which the transport has already reported. */
const notifyFailure = (error: unknown): void => {
  if (error instanceof Fault) return
  notify({ kind: 'error', title: 'Файлът не е направен', text: 'Опитайте отново. Списъкът на екрана е непроменен.' })
}

/**
 * Makes a file and saves it. If `make` resolves with null, no file is saved, because the user was already informed. A
 * second click has no effect; leaving the page cancels the export.
 */
export const useExport = () => {
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const exportFile = async (title: string, make: (signal: AbortSignal) => Promise<Blob | null>, days?: string) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setBusy(true)
    try {
      const file = await make(control.signal)
      if (!file || control.signal.aborted) return
      const name = exportName(title, days)
      saveFile(new File([file], name, { type: file.type }))
      notify({ kind: 'success', text: `Файлът „${name}“ е готов.` })
    } catch (error) {
      if (!control.signal.aborted) notifyFailure(error)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }
  return { busy, start: (...what: Parameters<typeof exportFile>) => void exportFile(...what) }
}
