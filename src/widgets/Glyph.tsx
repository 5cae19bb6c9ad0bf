import { memo } from 'react'
import type { Icon } from './icons.ts'

/** An icon sized by the text around it and hidden from screen readers: the words beside it carry the meaning. */
export const Glyph = memo(({ icon: Drawn, className }: { icon: Icon; className?: string }) => (
  <Drawn className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden focusable="false" />
))
