import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { endToastAtom, toastAtom } from '../../state/notices.ts'
import { Toaster } from '../../widgets/overlays/Toaster.tsx'
import { SessionEnding, useSessionEnding } from './SessionEnding.tsx'

/** The one toast of the moment, whose clock is the toaster's own; over it, that the session ends. */
export const Toasts = () => {
  const end = useSessionEnding()
  const toast = useAtomValue(toastAtom)
  const endToast = useSetAtom(endToastAtom)
  const notice = useMemo(() => {
    if (toast === null) return null
    const { id, kind, title, text, details, milliseconds } = toast
    return { id, kind, text: [text, ...details].join('\n'), duration: milliseconds, ...(title && { title }) }
  }, [toast])
  return (
    <Toaster
      notice={notice}
      onDone={(id) => endToast(Number(id))}
      lasting={end === null ? null : <SessionEnding key={end} end={end} />}
    />
  )
}
