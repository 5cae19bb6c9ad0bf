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
  /** The element beside which the popover is shown. A click on it does not count as outside. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
  placement?: Placement
  /** True: the popover is at least as wide as the anchor. */
  wide?: boolean
  role?: string
  label?: string
  id?: string
  className?: string
  /** True: renders a span, so that the popover may be inside a paragraph. */
  inline?: boolean
  /** Called when the keyboard focus leaves both the box and the anchor. */
  onLeave?: () => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
}

/**
 * A floating box in the top layer. It stays at its place in the DOM, so nothing clips it, the tab order does not
 * change, and it works in dialogs. Esc and a click outside close it. While closed it stays in the DOM, so that it can
 * describe its anchor.
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
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const at = place(from, floating.getBoundingClientRect(), viewport, placement)
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
