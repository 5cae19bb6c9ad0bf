import { IconDown, IconNext, IconUp } from '../icons.ts'
import type { MenuItem } from './menuItem.ts'

/** The place of an item among its siblings. `position` counts from 1 to `setSize`. */
type SiblingPlace = { position: number; setSize: number }

const moveAmong = ({ position, setSize }: SiblingPlace, by: (isUp: boolean) => void): MenuItem[] => {
  const title = 'Не може да се премести.'
  const first = position === 1 ? { title, because: 'Това е първото на своето място.' } : undefined
  const last = position === setSize ? { title, because: 'Това е последното на своето място.' } : undefined
  return [
    { label: 'Нагоре', icon: IconUp, refusal: first, run: () => by(true) },
    { label: 'Надолу', icon: IconDown, refusal: last, run: () => by(false) },
  ]
}

export const moveItems = (place: SiblingPlace | null, by: (isUp: boolean) => void, to?: () => void): MenuItem[] => [
  ...(place ? moveAmong(place, by) : []),
  ...(to ? [{ label: 'Премести в …', icon: IconNext, run: to }] : []),
]
