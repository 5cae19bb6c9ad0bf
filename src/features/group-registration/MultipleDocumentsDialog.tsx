import { useState } from 'react'
import { Scope } from '../../contract/enumerations.ts'
import { copyText } from '../../screen-kit/copyText.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { print } from '../../widgets/files/print.ts'
import { IconCopy, IconPrint } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import type { DocumentScope } from '../document-lookups/public.ts'
import { MultipleForm } from './MultipleForm.tsx'
import { emptyMultiple } from './multipleDocuments.ts'
import { numbersText, RegisteredNumbers } from './RegisteredNumbers.tsx'
import type { GroupRegistration } from './registeredMultiple.ts'

type Props = { scope: DocumentScope; onClose: () => void }

const MultipleDocumentsDialog = ({ scope, onClose }: Props) => {
  const [start, setStart] = useState(() => emptyMultiple())
  const [registered, setRegistered] = useState<GroupRegistration | null>(null)
  if (registered === null)
    return (
      <MultipleForm
        scope={scope}
        start={start}
        onRegistered={(documents, values) => {
          setStart({ ...values, count: null })
          setRegistered(documents)
        }}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      persistent
      size="l"
      title="Групово регистриране"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setRegistered(null)}>Още документи</Button>
          <Button icon={IconCopy} onClick={() => copyText(numbersText(registered.documents), 'Номерата са копирани.')}>
            Копирай номерата
          </Button>
          <Button icon={IconPrint} onClick={() => print()}>
            Печат
          </Button>
          <Button kind="primary" onClick={onClose}>
            Готово
          </Button>
        </>
      }
    >
      <RegisteredNumbers
        registered={registered}
        subject={start.subject}
        module={scope === Scope.AU ? 'administrative-services' : 'documents-flow'}
      />
    </Dialog>
  )
}

export default MultipleDocumentsDialog
