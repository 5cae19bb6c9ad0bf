import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconClose, IconInfo, IconProblem, IconSuccess, IconWarning } from '../icons.ts'
import { Numbered } from '../tags/Numbered.tsx'
import { useNoticePlace } from './useNoticePlace.ts'
import './toaster.css'

const least = 800

/** Calls `done` after `duration` milliseconds; `stop` pauses the countdown, `go` continues it. */
const useCountdown = (duration: number, done: () => void): { stop: () => void; go: () => void } => {
  const [isGoing, setGoing] = useState(true)
  const left = useRef(duration)
  const onDone = useEffectEvent(done)
  useEffect(() => {
    if (!isGoing) return
    const since = performance.now()
    const timer = setTimeout(() => onDone(), Math.max(left.current, least))
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isGoing])
  return { stop: () => setGoing(false), go: () => setGoing(true) }
}

export type NoticeKind = 'success' | 'error' | 'warning' | 'info'
export type Notice = {
  id: number | string
  kind: NoticeKind
  title?: string
  text: string
  /** The time in milliseconds for which the notice is shown. The countdown pauses on hover and focus. */
  duration: number
}

const icons = { success: IconSuccess, error: IconProblem, warning: IconWarning, info: IconInfo }
const words = { success: 'Готово', error: 'Грешка', warning: 'Внимание', info: 'Съобщение' }

type Props = {
  notice: Notice | null
  onDone: (id: Notice['id']) => void
  /** A `NoticeCard` that is shown until its cause is resolved; null if there is none. */
  lasting?: ReactNode
}

/**
 * Shows one notice at a time, bottom right (specification 2, section 9). Errors interrupt a screen reader; other
 * notices wait until it has finished.
 */
export const Toaster = (props: Props) => {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.outsideDialogs = ''
    document.body.append(element)
    setHost(element)
    return () => element.remove()
  }, [])
  if (host === undefined) return null
  return createPortal(<Notices {...props} />, host)
}

const Notices = ({ notice, onDone, lasting = null }: Props) => {
  const toaster = useRef<HTMLElement>(null)
  useNoticePlace(toaster, notice ?? (lasting === null ? null : 'lasting'))
  const urgent = notice?.kind === 'error' || notice?.kind === 'warning'
  const shown = notice && <PassingNotice key={notice.id} notice={notice} onDone={() => onDone(notice.id)} />
  return (
    <section ref={toaster} className="toaster" aria-label="Известие" {...(lasting !== null && { 'data-part': '' })}>
      <div role="status">{lasting}</div>
      <div role="status">{!urgent && shown}</div>
      <div role="alert">{urgent && shown}</div>
    </section>
  )
}

const PassingNotice = ({ notice, onDone }: { notice: Notice; onDone: () => void }) => {
  const { kind, title, text, duration } = notice
  const card = useRef<HTMLElement>(null)
  const clock = useCountdown(duration, onDone)
  return (
    <NoticeCard
      kind={kind}
      {...(title && { title })}
      text={text}
      onClose={onDone}
      ref={card}
      onPointerEnter={clock.stop}
      onPointerLeave={() => !card.current?.contains(document.activeElement) && clock.go()}
      onFocus={clock.stop}
      onBlur={clock.go}
    />
  )
}

type CardProps = Pick<Notice, 'kind' | 'title' | 'text'> &
  Omit<ComponentProps<'article'>, 'title'> & { onClose: () => void }

export const NoticeCard = ({ kind, title, text, onClose, children, ...held }: CardProps) => (
  <article {...held} className={`notice ${kind}`}>
    <Glyph icon={icons[kind]} className="notice-icon" />
    <div className="notice-text">
      {title ? <b>{title}</b> : <span className="visually-hidden">{words[kind]}: </span>}
      <div className="pre-line">
        <Numbered text={text} />
      </div>
      {children}
    </div>
    <IconButton icon={IconClose} label="Затвори известието" onClick={onClose} />
  </article>
)
