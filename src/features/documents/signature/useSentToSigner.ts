import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { ActionRules } from '../view/documentCommands.ts'
import { statusChoices } from '../view/statusChoices.ts'

/** A draft that was saved to be signed (`?sign=1`) is offered to be sent to its signer at once. */
export const useSentToSigner = (may: ActionRules, change: (to: PossibleTransition) => void, onAsked: () => void) => {
  const isWanted = new URLSearchParams(useSearch()).get('sign') === '1'
  const [isAsked, setAsked] = useState(false)
  const ask = useEffectEvent(() => {
    const choice = statusChoices(may).find(({ to, verdict }) => to === DocumentStatus.FOR_SIGNATURE && verdict.allowed)
    if (choice) change(choice)
    onAsked()
  })
  useEffect(() => {
    if (!isWanted || isAsked) return
    setAsked(true)
    ask()
  }, [isWanted, isAsked])
}
