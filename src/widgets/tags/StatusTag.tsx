import type { ReactNode } from 'react'
import { Glyph } from '../Glyph.tsx'
import type { Icon } from '../icons.ts'
import './tag.css'

export const tones = ['grey', 'blue', 'violet', 'navy', 'amber', 'orange', 'teal', 'brown', 'green', 'red'] as const
export type Tone = (typeof tones)[number]

/** The state of something, in words; the colour only helps the eye. */
export const StatusTag = ({ tone, icon, children }: { tone: Tone; icon?: Icon; children: ReactNode }) => (
  <span className={`status tone-${tone}`}>
    {icon && <Glyph icon={icon} />}
    {children}
  </span>
)
