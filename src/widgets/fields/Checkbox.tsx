import { memo, useEffect, useRef } from 'react'
import { Tick, type TickControl, type TickProps } from './Tick.tsx'

type Props = TickProps & {
  indeterminate?: boolean
}

export const Checkbox = memo(({ indeterminate = false, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const box = (attributes: TickControl) => (
    <input
      {...attributes}
      ref={input}
      type="checkbox"
      className="check"
      onChange={(event) => props.onChange(event.target.checked)}
    />
  )
  return <Tick {...props} control={box} />
})
