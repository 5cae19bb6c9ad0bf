import { useEffect, useRef, useState } from 'react'
import { finalize, type Subscription } from 'rxjs'
import type { Ask } from '../../contract/endpoint.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { download, type FileEndpoint, saveFile } from '../../transport/download.ts'
import { notify } from '../../transport/notices.ts'

/** „Документи – 21.11.2026.xlsx“: what a person finds again among the downloads. */
export const exportName = (title: string): string =>
  `${title.replace(/[\\/:*?"<>|]/g, ' ')} – ${formatDate(today())}.xlsx`

/**
 * „Експортирай“ of a list: asks for the file and hands it to the browser's downloads. While one is being made, another
 * press does nothing; why one failed is said by the transport's own notice. Leaving the screen drops it.
 */
export const useExport = () => {
  const [busy, setBusy] = useState(false)
  const running = useRef<Subscription>(undefined)
  useEffect(() => () => running.current?.unsubscribe(), [])
  const start = <E extends FileEndpoint>(endpoint: E, ask: Ask<E>, title: string) => {
    if (running.current && !running.current.closed) return
    setBusy(true)
    running.current = download(endpoint, ask)
      .pipe(finalize(() => setBusy(false)))
      .subscribe({
        next: (file) => {
          if (!file) return
          const name = exportName(title)
          saveFile(new File([file], name, { type: file.type }))
          notify({ kind: 'success', text: `Файлът „${name}“ е готов.` })
        },
        error: () => setBusy(false),
      })
  }
  return { busy, start }
}
