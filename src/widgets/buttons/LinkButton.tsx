import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconExternal } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import { Button, type ButtonKind } from './Button.tsx'
import './button.css'

type Props = {
  href: string
  children: ReactNode
  kind?: ButtonKind
  icon?: Icon
  small?: boolean
  external?: boolean
  refusal?: Refusal
  className?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export const LinkButton = (props: Props) => {
  const { href, children, kind = 'plain', icon, small, external, refusal, className, onClick } = props
  if (refusal !== undefined) {
    return (
      <Button kind={kind} icon={icon} small={small} refusal={refusal} className={className}>
        {children}
      </Button>
    )
  }
  const look = classes('btn', kind, small && 'small', className)
  const inside = (
    <>
      {icon && <Glyph icon={icon} />}
      {icon ? <span className="btn-words">{children}</span> : children}
    </>
  )
  if (!external) {
    return (
      <Link href={href} className={look} onClick={onClick}>
        {inside}
      </Link>
    )
  }
  return (
    <a href={href} className={look} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {inside}
      <Glyph icon={IconExternal} />
      <span className="visually-hidden">(отваря се в нов раздел)</span>
    </a>
  )
}
