import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export type Question = { title: string; body: ReactNode; yes?: string; no?: string; danger?: boolean }

/**
 * `if (await confirm({ title, body })) …`. Render `confirmDialog` once. Resolves to false if the user declines, confirm
 * is called again, or the screen is left.
 */
export const useConfirm = (): { confirm: (question: Question) => Promise<boolean>; confirmDialog: ReactNode } => {
  const [question, setQuestion] = useState<Question>()
  const waiting = useRef<(yes: boolean) => void>(undefined)
  const settle = useCallback((yes: boolean) => {
    waiting.current?.(yes)
    waiting.current = undefined
    setQuestion(undefined)
  }, [])
  useEffect(() => () => waiting.current?.(false), [])
  const confirm = useCallback((newQuestion: Question) => {
    waiting.current?.(false)
    setQuestion(newQuestion)
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve
    })
  }, [])
  const confirmDialog = question && (
    <ConfirmDialog
      open
      title={question.title}
      yes={question.yes}
      no={question.no}
      danger={question.danger}
      onYes={() => settle(true)}
      onNo={() => settle(false)}
    >
      {question.body}
    </ConfirmDialog>
  )
  return { confirm, confirmDialog }
}
