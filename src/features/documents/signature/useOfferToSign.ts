import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { ActionRules } from '../view/documentCommands.ts'
import { statusChoices } from '../view/statusChoices.ts'

/**
 * Offers to send the document to the signer after its draft was saved for signing (`?sign=1` in the URL). If something is
 * missing, for example a file whose upload failed, the offer waits for it. Returns true while it waits.
 */
export const useOfferToSign = (
  may: ActionRules,
  change: (to: PossibleTransition) => void,
  onOffered: () => void,
): boolean => {
  const isWanted = new URLSearchParams(useSearch()).get('sign') === '1'
  const [isOffered, setOffered] = useState(false)
  const transition = statusChoices(may).find(
    ({ to, ruleResult }) => to === DocumentStatus.FOR_SIGNATURE && ruleResult.allowed,
  )
  const isPossible = transition !== undefined
  const offerToSend = useEffectEvent(() => {
    if (transition) change(transition)
    onOffered()
  })
  useEffect(() => {
    if (!isWanted || isOffered || !isPossible) return
    setOffered(true)
    offerToSend()
  }, [isWanted, isOffered, isPossible])
  return isWanted && !isOffered
}
