import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { endToastAtom, toastAtom } from '../../state/notices.ts'
import { Toaster } from '../../widgets/overlays/Toaster.tsx'
import { SessionEnding, useSessionEnding } from './SessionEnding.tsx'

/** In milliseconds: a toast younger than this was shown because of the navigation, so it stays on the new screen. */
const justNow = 1500

/** Hides a toast when the user leaves its screen, unless it was shown just before the navigation. */
const useEndWithScreen = (id: number | undefined): void => {
  const [path] = useLocation()
  const endToast = useSetAtom(endToastAtom)
  const shown = useRef({ id, since: 0 })
  useEffect(() => {
    shown.current = { id, since: performance.now() }
  }, [id])
  useEffect(() => {
    const { id: present, since } = shown.current
    if (path !== '' && present !== undefined && performance.now() - since > justNow) endToast(present)
  }, [path, endToast])
}

export const Toasts = () => {
  const end = useSessionEnding()
  const toast = useAtomValue(toastAtom)
  const endToast = useSetAtom(endToastAtom)
  useEndWithScreen(toast?.id)
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
