import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import {
  commonResolutionTexts,
  placeText,
  type ResolutionText,
  typedReadyText,
} from '../../rules/documents/resolutionTexts.ts'
import { fieldId, ownResolutionTextsAtom, rowFieldId } from '../tasks/form/public.ts'
import { colleaguesId } from './OwnDepartment.tsx'
import type { ResolutionChange, ResolutionDraft } from './resolutionDraft.ts'

export const textFieldId = 'resolution-text'

/**
 * The place where a ready-made text is inserted: the resolution (`rowKey` is null) or the instruction of one assignee.
 * The text replaces the selection from `from` to `to`.
 */
type Target = { rowKey: string | null; from: number; to: number }

/** The number of ready-made texts shown as buttons; the dialog offers all. */
const offeredAtOnce = 5

const targetAt = (element: Element | null, { task }: ResolutionDraft): Target => {
  const isText = element instanceof HTMLTextAreaElement
  const row = isText ? task.assignees.find(({ key }) => rowFieldId(key, 'instruction') === element.id) : undefined
  const isOwn = isText && (row !== undefined || element.id === textFieldId)
  const end = task.description.length
  return {
    rowKey: row?.key ?? null,
    from: isOwn ? element.selectionStart : end,
    to: isOwn ? element.selectionEnd : end,
  }
}

/** Inserts ready-made texts: a chosen text goes into the field that had the caret, else into the resolution. */
export const useReadyText = (draft: ResolutionDraft, change: (change: ResolutionChange) => void) => {
  const ownTexts = useAtomValue(ownResolutionTextsAtom)
  const [target, setTarget] = useState<Target | null>(null)
  const goesOn = useRef(false)
  useEffect(() => {
    if (target === null && goesOn.current) {
      const colleague = document.querySelector<HTMLElement>(`#${colleaguesId} button`)
      const next = colleague ?? document.getElementById(fieldId('taskAssignees'))
      next?.focus()
    }
    goesOn.current = false
  }, [target])
  const put = (ready: ResolutionText, target: Target) => {
    const known = [...ownTexts, ...commonResolutionTexts].map(({ text }) => text)
    const { rowKey, ...at } = target
    const row = draft.task.assignees.find(({ key }) => key === rowKey)
    if (row) {
      const instruction = placeText(row.instruction, ready.text, at, known)
      change({ kind: 'row', key: row.key, fields: { instruction } })
    } else {
      change({ kind: 'ready', ready, at, known })
      goesOn.current = draft.task.assignees.length === 0
    }
  }
  return {
    choosing: target !== null,
    choose: (from: Element | null) => setTarget(targetAt(from, draft)),
    pick: (ready: ResolutionText) => {
      if (target !== null) put(ready, target)
      setTarget(null)
    },
    /** The first ready-made texts; the user's own texts come first. */
    nearest: [...ownTexts, ...commonResolutionTexts].slice(0, offeredAtOnce),
    /** Inserts a ready-made text into the resolution, in place of another ready-made text if there is one. */
    use: (ready: ResolutionText) => {
      put(ready, targetAt(document.getElementById(textFieldId), draft))
    },
    type: (text: string) =>
      change({ kind: 'text', text, ready: typedReadyText(text, [...ownTexts, ...commonResolutionTexts]) }),
    close: () => setTarget(null),
  }
}
