import { useState } from 'react'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { requiredMessage } from '../../../rules/requiredFields.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'

export type SignatureOptions = {
  signer: string
  action: string
  onPaper?: ((signedOnPaper: CivilDate) => void) | undefined
  forSignature?: (() => void) | undefined
  /**
   * Continues without a signature. Offered only if documents of this type are signed after registration, or if the user
   * may not record a signature.
   */
  later?: (() => void) | undefined
}
type Choice = 'paper' | 'forSignature' | 'later'
type Props = { confirmation: SignatureOptions; onClose: () => void }

/** Asks about the missing signature before an unsigned outgoing or internal document is registered or sent. */
const SignatureDialog = ({ confirmation, onClose }: Props) => {
  const { signer, action, onPaper, forSignature, later } = confirmation
  const [choice, setChoice] = useState<Choice>(onPaper ? 'paper' : later ? 'later' : 'forSignature')
  const [date, setDate] = useState<CivilDate | null>(null)
  const [isMissing, setMissing] = useState(false)
  const proceed = () => {
    if (choice === 'paper') {
      if (date === null) return setMissing(true)
      onPaper?.(date)
    } else if (choice === 'forSignature') forSignature?.()
    else later?.()
    onClose()
  }
  const options = [
    ...(onPaper ? [{ value: 'paper', label: 'Подписан е на хартия' }] : []),
    ...(forSignature ? [{ value: 'forSignature', label: 'Още не е подписан: изпрати за подпис' }] : []),
    ...(later ? [{ value: 'later', label: 'Подписът ще бъде отбелязан по-късно' }] : []),
  ]
  return (
    <Dialog
      open
      persistent
      size="s"
      title="Документът не е подписан"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button kind="primary" onClick={proceed}>
            {choice === 'forSignature' ? 'Изпрати за подпис' : action}
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <p>{signer === '' ? 'В системата няма подпис по документа.' : `В системата няма подпис от ${signer}.`}</p>
        {options.length > 1 && (
          <RadioGroup
            label="Подпис"
            hideLabel
            value={choice}
            options={options}
            onChange={(value) => setChoice(value as Choice)}
          />
        )}
        {choice === 'paper' && (
          <DateField
            label="Подписан на хартия на"
            required
            value={date}
            max={today()}
            messages={{ afterMax: 'Датата не може да е в бъдещето.' }}
            error={isMissing ? requiredMessage : undefined}
            onChange={(value) => {
              setDate(value)
              setMissing(false)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

export default SignatureDialog
