import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconBusy, IconWhy } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import { useButton } from './useButton.tsx'
import './button.css'

export type ButtonKind = 'plain' | 'primary' | 'navy' | 'text' | 'danger'
type Props = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & {
  kind?: ButtonKind
  icon?: Icon
  iconEnd?: Icon
  /** True while the action runs: the button keeps its place and focus and ignores clicks. */
  busy?: boolean
  /** Why the action is not permitted. The button stays visible and focusable, shows this reason, and does nothing. */
  refusal?: Refusal
  small?: boolean
  ref?: Ref<HTMLButtonElement>
  children?: ReactNode
}

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
    onKeyDown,
    ref,
    type,
    ...rest
  } = props
  const { attributes, note } = useButton({ busy, refusal, ref, onClick, onKeyDown })
  return (
    <>
      <button
        {...rest}
        {...attributes}
        type={refusal || busy ? 'button' : (type ?? 'button')}
        className={classes('btn', kind, small && 'small', refusal && 'refused', className)}
      >
        {busy ? <Glyph icon={IconBusy} className="spin" /> : icon && <Glyph icon={icon} />}
        {icon ? <span className="btn-words">{children}</span> : children}
        {refusal ? <Glyph icon={IconWhy} /> : iconEnd && <Glyph icon={iconEnd} />}
      </button>
      {note}
    </>
  )
}
