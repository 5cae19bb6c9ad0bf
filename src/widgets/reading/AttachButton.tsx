import { Button } from '../buttons/Button.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconAttach, IconSuccess } from '../icons.ts'
import type { Attaching } from './inside.ts'

type Props = {
  name: string
  size: number | null
  attaching: Attaching | undefined
  onAttach: () => void
}

/**
 * A button that attaches a file contained in another file, and then shows that it is attached. Renders nothing if there
 * is no record to attach it to.
 */
export const AttachButton = ({ name, size, attaching, onAttach }: Props) => {
  if (!attaching) return null
  const state = attaching.stateOf(name, size)
  if (state === 'attached')
    return (
      <span className="reading-attached">
        <Glyph icon={IconSuccess} />
        Прикачен
        <span className="visually-hidden"> към {attaching.target}</span>
      </span>
    )
  return (
    <Button
      small
      icon={IconAttach}
      className="file-attach"
      title={`Прикачи към ${attaching.target}: ${name}`}
      {...(attaching.refusal && { refusal: attaching.refusal })}
      busy={state === 'sending'}
      onClick={onAttach}
    >
      Прикачи
      <span className="visually-hidden">
        {' '}
        {name} към {attaching.target}
      </span>
    </Button>
  )
}
