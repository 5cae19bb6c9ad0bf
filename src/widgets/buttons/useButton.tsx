import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Popover } from '../overlays/Popover.tsx'
import type { Refusal } from '../refusal.ts'
import { RefusalNote } from './RefusalNote.tsx'

/** The time in milliseconds for which the explanation stays open while the pointer moves to it from the button. */
const grace = 180

/**
 * Returns attributes and the explanation for a control whose action is not permitted. The explanation opens on hover,
 * focus and click, can be hovered, and closes on Esc (WCAG 1.4.13). A layout change under a resting pointer does not
 * count as hover.
 */
const useRefusal = <E extends HTMLElement>(refusal: Refusal | undefined) => {
  const anchor = useRef<E>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])
  if (refusal === undefined) return { anchor, attributes: {}, note: null as ReactNode, open: () => {} }

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), grace)
  }
  const attributes = {
    'aria-disabled': true,
    'aria-describedby': id,
    onPointerMove: show,
    onPointerLeave: hideSoon,
    onFocus: show,
    onBlur: hideSoon,
  } as const
  const note: ReactNode = (
    <Popover
      id={id}
      role="tooltip"
      inline
      className="why"
      open={open}
      anchor={anchor}
      onClose={() => setOpen(false)}
      placement="bottom-end"
      onPointerEnter={show}
      onPointerLeave={hideSoon}
    >
      <RefusalNote refusal={refusal} />
    </Popover>
  )
  return { anchor, attributes, note, open: show }
}

type ButtonProps = {
  busy?: boolean | undefined
  refusal?: Refusal | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  onClick?: ComponentPropsWithoutRef<'button'>['onClick'] | undefined
  onKeyDown?: ComponentPropsWithoutRef<'button'>['onKeyDown'] | undefined
}

/** Ignores repeated key events, because holding Enter would also click the control that replaces the button. */
const dropRepeated = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

export const useButton = ({ busy, refusal, ref, onClick, onKeyDown }: ButtonProps) => {
  const refused = useRefusal<HTMLButtonElement>(refusal)
  const attach = (element: HTMLButtonElement | null) => {
    refused.anchor.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const attributes = {
    ...(busy && { 'aria-disabled': true, 'aria-busy': true }),
    ...refused.attributes,
    ref: attach,
    onClick: busy ? undefined : refusal ? refused.open : onClick,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      dropRepeated(event)
      onKeyDown?.(event)
    },
  }
  return { attributes, note: refused.note }
}
