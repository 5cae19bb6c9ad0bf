import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { ActionRules } from '../view/documentCommands.ts'
import { statusChoices } from '../view/statusChoices.ts'

/** After a draft was saved for signing (`?sign=1` in the URL), offers to send it to the signer. */
export const useSentToSigner = (may: ActionRules, change: (to: PossibleTransition) => void, onAsked: () => void) => {
  const isWanted = new URLSearchParams(useSearch()).get('sign') === '1'
  const [isAsked, setAsked] = useState(false)
  const sendRequest = useEffectEvent(() => {
    const choice = statusChoices(may).find(
      ({ to, ruleResult }) => to === DocumentStatus.FOR_SIGNATURE && ruleResult.allowed,
    )
    if (choice) change(choice)
    onAsked()
  })
  useEffect(() => {
    if (!isWanted || isAsked) return
    setAsked(true)
    sendRequest()
  }, [isWanted, isAsked])
}
