import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { IconClose } from '../icons.ts'
import { Part } from '../page/Part.tsx'
import { useEscape } from './escape.ts'
import { useModality } from './modality.ts'
import { useOutsidePress } from './useOutsidePress.ts'
import './dialog.css'
import { type RefObject, useLayoutEffect, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/** Returns true if a scrollable area overflows and contains nothing focusable; it then needs a tab stop. */
const useScrollStop = (place: RefObject<HTMLElement | null>): boolean => {
  const [isStop, setStop] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const look = () => setStop(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null)
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [place])
  return isStop
}

type Props = {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  size?: 's' | 'm' | 'l' | 'xl' | 'full'
  /** True: a click outside does not close the dialog (specification 2, section 2), but Esc and the buttons do. */
  persistent?: boolean
  /** True: only the buttons close the dialog; it has no close icon and ignores Esc. */
  mustChoose?: boolean
  covers?: boolean
  /** True while an action runs: nothing closes the dialog. */
  busy?: boolean
  /** True while the content is loading: the dialog has the focus until its first field appears. */
  waiting?: boolean
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
  className?: string
}

/** A modal dialog. The focus moves into the dialog, and returns to the previous element when the dialog closes. */
export const Dialog = (props: Props) => (props.open ? createPortal(<OpenDialog {...props} />, document.body) : null)

const OpenDialog = (props: Props) => {
  const { title, onClose, children, footer, size = 'm', persistent, mustChoose, busy, waiting, role = 'dialog' } = props
  const layer = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => !busy && !mustChoose && onClose()
  useEscape(true, close)
  useModality(layer, waiting, props.covers)
  useOutsidePress(layer, () => !persistent && close())
  const semantics = {
    role,
    'aria-modal': true,
    'aria-labelledby': id,
    'aria-describedby': props.describedBy,
    'aria-busy': busy || waiting,
  }
  /** A long text without controls must be scrollable by keyboard, so it becomes a tab stop. */
  const scrolled = useScrollStop(body) ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {}
  return (
    <div ref={layer} className={classes('veil', props.covers && 'covering')}>
      <div {...semantics} tabIndex={-1} className={classes('dialog', `size-${size}`, props.className)}>
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          {!mustChoose && <IconButton icon={IconClose} label="Затвори" onClick={close} />}
        </header>
        <div ref={body} className="dialog-body" {...scrolled}>
          <Part name={`Прозорец „${title}“`}>{children}</Part>
        </div>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </div>
  )
}
