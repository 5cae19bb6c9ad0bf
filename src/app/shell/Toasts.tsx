import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { endToastAtom, toastAtom } from '../../state/notices.ts'
import { Toaster } from '../../widgets/overlays/Toaster.tsx'

/** The one toast of the moment; its clock is the toaster's own. */
export const Toasts = () => {
  const toast = useAtomValue(toastAtom)
  const end = useSetAtom(endToastAtom)
  const notice = useMemo(() => {
    if (toast === null) return null
    const { id, kind, title, text, details, milliseconds } = toast
    return { id, kind, text: [text, ...details].join('\n'), duration: milliseconds, ...(title && { title }) }
  }, [toast])
  return <Toaster notice={notice} onDone={(id) => end(Number(id))} />
}
