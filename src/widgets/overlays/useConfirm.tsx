import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export type Confirmation = { title: string; body: ReactNode; yes?: string; no?: string; danger?: boolean }

/**
 * Returns a function that asks the user: `if (await confirm({ title, body })) …`, with `confirmDialog` rendered once.
 * It resolves to false if the user declines, `confirm` is called again, or the page is left.
 */
export const useConfirm = (): {
  confirm: (confirmation: Confirmation) => Promise<boolean>
  confirmDialog: ReactNode
} => {
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const waiting = useRef<(yes: boolean) => void>(undefined)
  const settle = useCallback((yes: boolean) => {
    waiting.current?.(yes)
    waiting.current = undefined
    setConfirmation(undefined)
  }, [])
  useEffect(() => () => waiting.current?.(false), [])
  const confirm = useCallback((nextConfirmation: Confirmation) => {
    waiting.current?.(false)
    setConfirmation(nextConfirmation)
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve
    })
  }, [])
  const confirmDialog = confirmation && (
    <ConfirmDialog
      open
      title={confirmation.title}
      yes={confirmation.yes}
      no={confirmation.no}
      danger={confirmation.danger}
      onYes={() => settle(true)}
      onNo={() => settle(false)}
    >
      {confirmation.body}
    </ConfirmDialog>
  )
  return { confirm, confirmDialog }
}
