import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconBusy, IconWhy } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import { useRefusal } from './useRefusal.tsx'
import './button.css'

export type ButtonKind = 'plain' | 'primary' | 'navy' | 'text' | 'danger'
type Props = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & {
  kind?: ButtonKind
  icon?: Icon
  iconEnd?: Icon
  /** Its work is running: it keeps its place and its focus, and takes no more clicks. */
  busy?: boolean
  /** Not allowed now: stays visible and focusable, explains itself and does nothing. */
  refusal?: Refusal
  small?: boolean
  ref?: Ref<HTMLButtonElement>
  children?: ReactNode
}

/** A button. What is refused explains why; what is busy shows it. */
export const Button = (props: Props) => {
  const {
    kind = 'plain',
    icon,
    iconEnd,
    busy,
    refusal,
    small,
    className,
    children,
    onClick,
    ref,
    type,
    ...rest
  } = props
  const refused = useRefusal<HTMLButtonElement>(refusal)
  const attach = (element: HTMLButtonElement | null) => {
    refused.anchor.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <>
      <button
        {...rest}
        {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
        {...refused.attributes}
        ref={attach}
        type={refusal || busy ? 'button' : (type ?? 'button')}
        className={classes('btn', kind, small && 'small', refusal && 'refused', className)}
        onClick={busy ? undefined : refusal ? refused.open : onClick}
      >
        {busy ? <Glyph icon={IconBusy} className="spin" /> : icon && <Glyph icon={icon} />}
        {children}
        {refusal ? <Glyph icon={IconWhy} /> : iconEnd && <Glyph icon={iconEnd} />}
      </button>
      {refused.note}
    </>
  )
}
