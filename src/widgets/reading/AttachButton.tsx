import { useEffect, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'
import { focusIsFree } from '../focus/focusIsFree.ts'
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
  const state = attaching?.stateOf(name, size)
  const result = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  // The pressed button is replaced by the result, which then has the focus: otherwise the user would be at the
  // beginning of the page.
  useEffect(() => {
    if (state === 'attached' && wasPressed.current && focusIsFree()) result.current?.focus()
  }, [state])
  if (!attaching) return null
  if (state === 'attached')
    return (
      <span ref={result} className="reading-attached" tabIndex={-1}>
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
      onClick={() => {
        wasPressed.current = true
        onAttach()
      }}
    >
      Прикачи
      <span className="visually-hidden">
        {' '}
        {name} към {attaching.target}
      </span>
    </Button>
  )
}
