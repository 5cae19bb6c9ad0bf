import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { lacksSignature } from '../../../rules/documents/transitionNeeds.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { ActionRules } from '../view/documentCommands.ts'
import { statusChoices } from '../view/statusChoices.ts'
import type { SignatureOptions } from './SignatureDialog.tsx'

const SignatureDialog = lazyPart(() => import(/* webpackChunkName: "signature" */ './SignatureDialog.tsx'))

export const useSignature = (document: Document, may: ActionRules, change: (to: PossibleTransition) => void) => {
  const [confirmation, setConfirmation] = useState<SignatureOptions | null>(null)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { busy, run } = useSingleFlight()
  const { facts, actions } = may
  const forSignature = statusChoices(may).find(
    ({ to, ruleResult }) => to === DocumentStatus.FOR_SIGNATURE && ruleResult.allowed,
  )
  const state = (date: CivilDate, goOn: () => void) =>
    run(async () => {
      const { saveSigning } = await import(/* webpackChunkName: "signature" */ './saveSigning.ts')
      const isStated = await saveSigning(document, { signedOnPaper: date })
      void notifyChanged({ docGuid: document.guid })
      if (isStated) goOn()
    })
  const confirmSending = (action: string, goOn: () => void) => {
    if (!lacksSignature(facts)) return goOn()
    const mayState = actions.edit.allowed
    const isLater = !mayState || (!facts.isRegistered && facts.registersBeforeSigning)
    setConfirmation({
      signer: document.signedBy?.fullName ?? '',
      action,
      onPaper: mayState ? (date) => void state(date, goOn) : undefined,
      forSignature: forSignature && (() => change(forSignature)),
      later: isLater ? goOn : undefined,
    })
  }
  return {
    confirmSending,
    busy,
    dialog: confirmation && <SignatureDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />,
  }
}
