import { useState } from 'react'
import { isMasked, maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { IconHide, IconView } from '../../../widgets/icons.ts'

type Props = { number: string; label: string; onShown: () => void }

/**
 * Renders an identification number. A personal number is hidden until the user requests it; the number of an
 * organisation is always shown.
 */
export const SecretNumber = ({ number, label, onShown }: Props) => {
  const [isShown, setShown] = useState(false)
  const masked = maskIdentifier(number)
  if (isMasked(number))
    return (
      <span>
        <span className="nowrap">{number}</span> <span className="muted small">(скрит за Вас)</span>
      </span>
    )
  if (masked === number) return <span className="identity-number">{number}</span>
  return (
    <span className="secret-number identity-number inline-flex align-items-center gap-1">
      <span className="nowrap">{isShown ? number : masked}</span>
      <IconButton
        icon={isShown ? IconHide : IconView}
        label={isShown ? `Скрий ${label}` : `Покажи ${label}`}
        onClick={() => {
          if (!isShown) onShown()
          setShown(!isShown)
        }}
      />
    </span>
  )
}
