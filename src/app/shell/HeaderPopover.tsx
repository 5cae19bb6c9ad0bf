import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Popover } from '../../widgets/overlays/Popover.tsx'

export type Anchor = {
  ref: { current: HTMLButtonElement | null }
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}
type Props = {
  label: string
  className?: string
  button: (anchor: Anchor) => ReactNode
  children: (close: () => void) => ReactNode
  onOpen?: () => void
}

/**
 * Renders a button with a popover. Esc and a press outside close the popover and return the focus to the button; Tab
 * out closes it.
 */
export const HeaderPopover = ({ label, className, button, children, onOpen }: Props) => {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) ref.current?.focus()
    setOpen(false)
  }, [])
  const onOpened = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (open) onOpened()
  }, [open])
  const onClick = () => setOpen((was) => !was)
  return (
    <>
      {button({ ref, 'aria-expanded': open, 'aria-controls': id, onClick })}
      <Popover
        open={open}
        anchor={ref}
        onClose={close}
        onLeave={close}
        placement="bottom-end"
        id={id}
        label={label}
        {...(className && { className })}
      >
        {open && <div ref={box}>{children(close)}</div>}
      </Popover>
    </>
  )
}
