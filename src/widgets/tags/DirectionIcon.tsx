import { Glyph } from '../Glyph.tsx'
import { IconIncoming, IconInternal, IconOutgoing } from '../icons.ts'
import './tag.css'

const directions = {
  1: { name: 'Входящ', icon: IconIncoming, className: 'incoming' },
  2: { name: 'Вътрешен', icon: IconInternal, className: 'internal' },
  3: { name: 'Изходящ', icon: IconOutgoing, className: 'outgoing' },
}

/**
 * Points to the right for incoming (1), down for internal (2), to the left for outgoing and any other value
 * (specification 2, section 2). Renders nothing for an unknown direction.
 */
export const DirectionIcon = ({ direction }: { direction: number | null }) => {
  if (direction === null) return null
  const { name, icon, className } = directions[direction === 1 || direction === 2 ? direction : 3]
  return (
    <span className={`direction ${className}`} role="img" aria-label={name} title={name}>
      <Glyph icon={icon} />
    </span>
  )
}
