import { useState } from 'react'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { documentFacts } from '../../../rules/documents/documentFacts.ts'
import { lacksSignature } from '../../../rules/documents/transitionNeeds.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { DocumentValues } from '../write/values/documentValues.ts'
import type { SignatureOptions } from './SignatureDialog.tsx'

const SignatureDialog = lazyPart(() => import(/* webpackChunkName: "signature" */ './SignatureDialog.tsx'))

type Ways = { signed: () => void; onPaper: (signedOnPaper: CivilDate) => void; forSignature: () => void }

export const lacksSignatureIn = (values: DocumentValues): boolean =>
  lacksSignature(
    documentFacts({
      direction: values.documentDirectionId,
      hasSigner: values.signedByPersonId !== null,
      isSigned: values.signedOnPaper !== null,
    }),
  )

/** Asks about a missing signature before a document is registered directly from its form. */
export const useSignatureOfForm = () => {
  const [confirmation, setConfirmation] = useState<SignatureOptions | null>(null)
  const confirmSignature = (values: DocumentValues, { signed, ...ways }: Ways) => {
    if (!lacksSignatureIn(values)) return signed()
    setConfirmation({ signer: '', action: 'Регистрирай', ...ways })
  }
  return {
    confirmSignature,
    dialog: confirmation && <SignatureDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />,
  }
}
