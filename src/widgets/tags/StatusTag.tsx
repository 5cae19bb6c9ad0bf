import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import type { Icon } from '../icons.ts'
import './tag.css'

export const tones = ['grey', 'blue', 'violet', 'navy', 'amber', 'orange', 'teal', 'brown', 'green', 'red'] as const
export type Tone = (typeof tones)[number]

type Props = { tone: Tone; icon?: Icon; children: ReactNode }

/** A status: its text, with an icon or else a dot in its colour. The text alone tells the status. */
export const StatusTag = ({ tone, icon, children }: Props) => (
  <span className={classes('status', `tone-${tone}`, !icon && 'dotted')}>
    {icon && <Glyph icon={icon} />}
    {icon ? <span>{children}</span> : children}
  </span>
)
