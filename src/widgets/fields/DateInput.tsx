import { useRef, useState } from 'react'
import { dateTimeInText } from '../../dates/dateInText.ts'
import {
  completeDate,
  type DateLimits,
  type DateProblem,
  readDate,
  shownDate,
  typeDate,
} from '../../dates/typedDate.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconCalendar } from '../icons.ts'
import { Popover } from '../overlays/Popover.tsx'
import { LoadingFallback, lazyPart } from '../page/lazyPart.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import type { ControlAria } from './FieldFrame.tsx'

const CalendarPanel = lazyPart(() => import('../prime/CalendarPanel.tsx'))

type Props = {
  aria: ControlAria
  label: string
  value: string | null
  limits: DateLimits
  onChange: (date: string | null, problem: DateProblem | null) => void
  /** Called with the problem of the text when the text is complete or the focus leaves it, not during typing. */
  onShown: (problem: DateProblem | null) => void
  onEnter?: (() => void) | undefined
  /** Called if the pasted text contains a date and a time. */
  onMoment?: (date: string, time: string) => void
}

/**
 * A text input with a calendar, whose code is loaded when it opens: by Alt+↓ in the text or by its button. The button
 * is for the mouse and is no tab stop.
 */
export const DateInput = ({ aria, label, value, limits, onChange, onShown, onEnter, onMoment }: Props) => {
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const read = typed === undefined ? undefined : readDate(typed, limits)
  const text = typed !== undefined && read?.date === value ? typed : shownDate(value)
  const isUnread = typed !== undefined && text === typed && read?.problem != null

  const take = (next: string, left: boolean) => {
    const { date, problem } = readDate(next, limits)
    setTyped(next)
    onShown(left || next.length >= 10 || problem === null ? problem : null)
    if (date !== value || problem !== read?.problem) onChange(date, problem)
  }
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  return (
    <div className="control control-date" ref={box}>
      <input
        {...aria}
        data-unread={isUnread ? '' : undefined}
        ref={input}
        type="text"
        aria-keyshortcuts="Alt+ArrowDown"
        inputMode="numeric"
        autoComplete="off"
        placeholder="дд.мм.гггг"
        value={text}
        onChange={(event) => {
          const next = typeDate(text, event.target.value)
          take(next, false)
          const moment = onMoment && dateTimeInText(event.target.value)
          if (moment?.time && readDate(next, limits).date !== null) onMoment?.(moment.date, moment.time)
        }}
        onBlur={() => typed !== undefined && take(completeDate(text), true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey) {
            event.preventDefault()
            setOpen(true)
          }
          if (event.key !== 'Enter') return
          take(completeDate(text), true)
          onEnter?.()
        }}
      />
      {!aria.disabled && (
        <IconButton
          icon={IconCalendar}
          label={`Календар за „${label}“`}
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        <Popover
          open
          anchor={box}
          onClose={close}
          role="dialog"
          label={`Избор на дата: ${label}`}
          className="calendar-box"
        >
          <LoadingFallback show={<Skeleton lines={7} />}>
            <CalendarPanel
              value={value}
              min={limits.min ?? '1900-01-01'}
              max={limits.max}
              onPick={(date) => {
                take(shownDate(date), true)
                close()
              }}
            />
          </LoadingFallback>
        </Popover>
      )}
    </div>
  )
}
