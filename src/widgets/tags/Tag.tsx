import { announce } from '../focus/announce.ts'
import { Glyph } from '../Glyph.tsx'
import { IconClose } from '../icons.ts'
import './tag.css'

type Props = { children: string; onRemove?: () => void; removeLabel?: string }

/** A filter that is on or a thing that is chosen, with a cross to take it away. */
export const Tag = ({ children, onRemove, removeLabel = `Премахни „${children}“` }: Props) => {
  const remove = () => {
    onRemove?.()
    announce(`Премахнато: ${children}.`)
  }
  return (
    <span className={onRemove ? 'tag removable' : 'tag'}>
      <span className="tag-words">{children}</span>
      {onRemove && (
        <button type="button" className="tag-remove" aria-label={removeLabel} title={removeLabel} onClick={remove}>
          <Glyph icon={IconClose} />
        </button>
      )}
    </span>
  )
}
