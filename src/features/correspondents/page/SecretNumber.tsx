import { useState } from 'react'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { IconHide, IconView } from '../../../widgets/icons.ts'

type Props = { number: string; label: string }

/** A number of a person: hidden from those who pass by, shown whole when it is asked for. A public one is just shown. */
export const SecretNumber = ({ number, label }: Props) => {
  const [isShown, setShown] = useState(false)
  const masked = maskIdentifier(number)
  if (masked === number) return number
  return (
    <span className="secret-number inline-flex align-items-center gap-1">
      <span className="nowrap">{isShown ? number : masked}</span>
      <IconButton
        icon={isShown ? IconHide : IconView}
        label={isShown ? `Скрий ${label}` : `Покажи ${label}`}
        onClick={() => setShown(!isShown)}
      />
    </span>
  )
}
