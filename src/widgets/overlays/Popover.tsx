import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from '../classes.ts'
import { useEscape } from './escape.ts'
import { type Placement, place } from './placement.ts'
import './popover.css'

type Props = {
  open: boolean
  /** What the box is placed beside; a press on it does not count as a press outside. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
  placement?: Placement
  /** Takes at least the width of the anchor: lists under a field. */
  wide?: boolean
  role?: string
  label?: string
  id?: string
  className?: string
  /** Drawn as a span, for notes beside words: may stand inside a paragraph. */
  inline?: boolean
  /** The keyboard went on from the box to what is neither in it nor its anchor. */
  onLeave?: () => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
}

/**
 * A floating box in the browser's top layer, where it is written in the page. No clipping, tab order unchanged, usable
 * inside dialogs. Closes on Esc and a press outside. It stays in the page while closed, so that it can describe.
 */
export const Popover = (props: Props) => {
  const { open, anchor, onClose, children, placement = 'bottom-start', wide, role, label, id, className } = props
  const Box = props.inline ? 'span' : 'div'
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const close = useEffectEvent(onClose)
  useEscape(open, onClose)

  useLayoutEffect(() => {
    const floating = box.current
    if (!open || floating === null) return
    floating.showPopover?.()
    const settle = () => {
      if (anchor.current === null) return
      const from = anchor.current.getBoundingClientRect()
      floating.style.minWidth = wide ? `${from.width}px` : ''
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const at = place(from, floating.getBoundingClientRect(), room, placement)
      floating.style.left = `${at.left}px`
      floating.style.top = `${at.top}px`
    }
    settle()
    const watcher = new ResizeObserver(settle)
    watcher.observe(floating)
    window.addEventListener('scroll', settle, { capture: true, passive: true })
    window.addEventListener('resize', settle)
    return () => {
      watcher.disconnect()
      window.removeEventListener('scroll', settle, { capture: true })
      window.removeEventListener('resize', settle)
      if (floating.isConnected) floating.hidePopover?.()
    }
  }, [open, anchor, placement, wide])

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null
      if (!box.current?.contains(target) && !anchor.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [open, anchor])

  const onBlur = ({ relatedTarget: to }: FocusEvent) => {
    if (to instanceof Node && !box.current?.contains(to) && !anchor.current?.contains(to)) props.onLeave?.()
  }
  return (
    <Box
      ref={box}
      onBlur={props.onLeave && onBlur}
      popover="manual"
      id={id}
      role={role ?? (label === undefined ? undefined : 'group')}
      {...(label !== undefined && { 'aria-label': label })}
      className={classes('popover', open && 'open', className)}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      {children}
    </Box>
  )
}
