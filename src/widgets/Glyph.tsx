import { memo } from 'react'
import type { Icon } from './icons.ts'

/** Sized by the surrounding text and hidden from screen readers, because the text carries the meaning. */
export const Glyph = memo(({ icon: Drawn, className }: { icon: Icon; className?: string }) => (
  <Drawn className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden focusable="false" />
))
