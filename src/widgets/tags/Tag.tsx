import { classes } from '../classes.ts'
import { announce } from '../focus/announce.ts'
import { Glyph } from '../Glyph.tsx'
import { IconClose } from '../icons.ts'
import './tag.css'

type Props = {
  children: string
  onRemove?: (() => void) | undefined
  removeLabel?: string
  /** True for a filter that could not be applied. */
  isWrong?: boolean | undefined
}

export const Tag = ({ children, onRemove, removeLabel = `Премахни „${children}“`, isWrong }: Props) => {
  const remove = () => {
    onRemove?.()
    announce(`Премахнато: ${children}.`)
  }
  return (
    <span className={classes('tag', onRemove && 'removable', isWrong && 'wrong')}>
      <span className="tag-words">{children}</span>
      {onRemove && (
        <button type="button" className="tag-remove" aria-label={removeLabel} title={removeLabel} onClick={remove}>
          <Glyph icon={IconClose} />
        </button>
      )}
    </span>
  )
}
