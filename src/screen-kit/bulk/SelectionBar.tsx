import type { ReactNode } from 'react'
import { type NounName, pluralise } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconClose } from '../../widgets/icons.ts'
import './bulk.css'

type Props = { count: number; noun: NounName; onClear: () => void; children: ReactNode }

/** Renders the bar with the actions on the selected rows; it is absent while nothing is selected. */
export const SelectionBar = ({ count, noun, onClear, children }: Props) => (
  <>
    <p role="status" className="visually-hidden">
      {count > 0 && `${count === 1 ? 'Избран' : 'Избрани'}: ${pluralise(count, noun)}.`}
    </p>
    {count > 0 && (
      <section className="selection-bar" aria-label="Действия с избраните">
        <b>Избрани: {count}</b>
        {children}
        <Button small kind="text" icon={IconClose} onClick={onClear}>
          Отмени избора
        </Button>
      </section>
    )}
  </>
)
