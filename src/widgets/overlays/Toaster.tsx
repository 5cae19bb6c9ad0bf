import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconClose, IconInfo, IconProblem, IconSuccess, IconWarning } from '../icons.ts'
import { useClearOfDialogs } from './useClearOfDialogs.ts'
import { useCountdown } from './useCountdown.ts'
import './toaster.css'

export type NoticeKind = 'success' | 'error' | 'warning' | 'info'
export type Notice = {
  id: number | string
  kind: NoticeKind
  title?: string
  /** Line breaks stay. */
  text: string
  /** Milliseconds it stays; the clock stands while it is pointed at or holds the focus. */
  duration: number
}

const icons = { success: IconSuccess, error: IconProblem, warning: IconWarning, info: IconInfo }
const words = { success: 'Готово', error: 'Грешка', warning: 'Внимание', info: 'Съобщение' }

/** One notice at a time, bottom right (document 2, section 9). Errors interrupt a screen reader, the others wait. */
export const Toaster = ({ notice, onDone }: { notice: Notice | null; onDone: (id: Notice['id']) => void }) => {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.outsideDialogs = ''
    document.body.append(element)
    setHost(element)
    return () => element.remove()
  }, [])
  if (host === undefined) return null
  return createPortal(<Notices notice={notice} onDone={onDone} />, host)
}

const Notices = ({ notice, onDone }: { notice: Notice | null; onDone: (id: Notice['id']) => void }) => {
  const toaster = useRef<HTMLElement>(null)
  useClearOfDialogs(toaster, notice)
  const urgent = notice?.kind === 'error' || notice?.kind === 'warning'
  const shown = notice && <NoticeCard key={notice.id} notice={notice} onDone={() => onDone(notice.id)} />
  return (
    <section ref={toaster} className="toaster" aria-label="Известие">
      <div role="status">{!urgent && shown}</div>
      <div role="alert">{urgent && shown}</div>
    </section>
  )
}

const NoticeCard = ({ notice, onDone }: { notice: Notice; onDone: () => void }) => {
  const card = useRef<HTMLElement>(null)
  const clock = useCountdown(notice.duration, onDone)
  return (
    <article
      ref={card}
      className={`notice ${notice.kind}`}
      onPointerEnter={clock.stop}
      onPointerLeave={() => !card.current?.contains(document.activeElement) && clock.go()}
      onFocus={clock.stop}
      onBlur={clock.go}
    >
      <Glyph icon={icons[notice.kind]} className="notice-icon" />
      <div className="notice-text">
        {notice.title ? <b>{notice.title}</b> : <span className="visually-hidden">{words[notice.kind]}: </span>}
        <div className="pre-line">{notice.text}</div>
      </div>
      <IconButton icon={IconClose} label="Затвори известието" onClick={onDone} />
    </article>
  )
}
