import { memo } from 'react'
import type { Icon } from './icons.ts'

/**
 * An icon with the size of the surrounding text. It is hidden from screen readers, because the text carries the
 * meaning.
 */
export const Glyph = memo(({ icon: Drawn, className }: { icon: Icon; className?: string }) => (
  <Drawn className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden focusable="false" />
))
