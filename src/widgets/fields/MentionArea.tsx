import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { visibleLines } from '../../rules/words/visibleText.ts'
import { results } from '../grid/results.ts'
import { Popover } from '../overlays/Popover.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { type MentionStart, mentionAt, withMention } from './mentionAt.ts'
import { useGrowing } from './useGrowing.ts'
import './combobox.css'
import { ComboOption } from './ComboOption.tsx'

export type Mentionable = { key: number; name: string; note: string }
type Props = FieldProps & {
  value: string
  onChange: (text: string) => void
  rows?: number
  /** Returns people for the text after „@“, the most likely first. */
  suggest: (text: string) => readonly Mentionable[]
  onMention: (one: Mentionable, text: string) => void
}

const isSame = (a: MentionStart | null, b: MentionStart | null): boolean => a?.from === b?.from && a?.text === b?.text

/**
 * A text area that suggests people after „@“. The focus stays in the text; arrow keys move in the list, Enter or Tab
 * chooses.
 */
export const MentionArea = ({ value, onChange, rows = 3, suggest, onMention, ...frame }: Props) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useGrowing(area, value)
  const caret = useRef<number>(undefined)
  /** The position of the „@“ whose list was closed by Esc. The list stays closed until the text changes. */
  const dismissed = useRef<MentionStart>(undefined)
  /** The position of the last inserted name, which is not suggested again when the caret returns. */
  const written = useRef<MentionStart>(null)
  const [start, setStart] = useState<MentionStart | null>(null)
  const [active, setActive] = useState(0)
  const found = start ? suggest(start.text) : []
  const at = Math.min(active, found.length - 1)
  const isOpen = found.length > 0
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  useLayoutEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])
  const look = () => {
    const element = area.current
    const next = element ? mentionAt(element.value, element.selectionStart) : null
    if (!isSame(next, dismissed.current ?? null)) dismissed.current = undefined
    const shown = dismissed.current || isSame(next, written.current) ? null : next
    setStart((known) => (isSame(known, shown) ? known : shown))
  }
  const dismiss = () => {
    dismissed.current = start ?? undefined
    setStart(null)
  }
  const pick = (one: Mentionable | undefined) => {
    const element = area.current
    if (!one || !start || !element) return
    const mention = withMention(value, element.selectionStart, start, one.name)
    caret.current = mention.caret
    written.current = mentionAt(mention.value, mention.caret)
    setStart(null)
    onMention(one, mention.value)
    element.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowDown') setActive((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(found[at])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const offer = isOpen && {
    'aria-controls': id,
    'aria-activedescendant': `${id}-${found[at]?.key}`,
  }
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <>
          <textarea
            {...aria}
            ref={area}
            className="control area"
            aria-autocomplete="list"
            {...offer}
            value={value}
            rows={rows}
            onChange={(event) => {
              setActive(0)
              onChange(visibleLines(event.target.value))
              look()
            }}
            onSelect={look}
            onBlur={() => setStart(null)}
            onKeyDown={onKeyDown}
          />
          <span role="status" className="visually-hidden">
            {isOpen ? `${results(found.length)}; със стрелките избирате, с Enter споменавате.` : ''}
          </span>
          {isOpen && (
            <Popover open anchor={area} onClose={dismiss} className="combo-box">
              <div ref={list} id={id} role="listbox" aria-label="Кого да спомена" className="combo-list" tabIndex={-1}>
                {found.map((one, index) => (
                  <ComboOption
                    key={one.key}
                    id={`${id}-${one.key}`}
                    active={index === at}
                    chosen={index === at}
                    onPick={() => pick(one)}
                  >
                    <span>
                      {one.name}
                      <span className="combo-sub">{one.note}</span>
                    </span>
                  </ComboOption>
                ))}
              </div>
            </Popover>
          )}
        </>
      )}
    </FieldFrame>
  )
}
