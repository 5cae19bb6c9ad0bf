import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { ActionRules } from '../view/documentCommands.ts'
import { statusChoices } from '../view/statusChoices.ts'

/** Offers to send the document to the signer after its draft was saved for signing (`?sign=1` in the URL). */
export const useOfferToSign = (may: ActionRules, change: (to: PossibleTransition) => void, onOffered: () => void) => {
  const isWanted = new URLSearchParams(useSearch()).get('sign') === '1'
  const [isOffered, setOffered] = useState(false)
  const offerToSend = useEffectEvent(() => {
    const transition = statusChoices(may).find(
      ({ to, ruleResult }) => to === DocumentStatus.FOR_SIGNATURE && ruleResult.allowed,
    )
    if (transition) change(transition)
    onOffered()
  })
  useEffect(() => {
    if (!isWanted || isOffered) return
    setOffered(true)
    offerToSend()
  }, [isWanted, isOffered])
}
