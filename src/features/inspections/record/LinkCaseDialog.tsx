import { useState } from 'react'
import { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconCaseFile, IconLink } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { type FoundCaseFile, findCaseFiles, type LinkedInspection, linkChange } from './caseFileCalls.ts'

const pageSize = 10
type Props = { linked: LinkedInspection; number: string; onChanged: () => void; onClose: () => void }

export const LinkCaseDialog = ({ linked, number, onChanged, onClose }: Props) => {
  const { text, onText, ...search } = useSearchPicker(findCaseFiles, pageSize)
  const [chosen, setChosen] = useState<FoundCaseFile>()
  const [outcome, setOutcome] = useState<MutationOutcome<null> | null>(null)
  const { busy, run } = useSingleFlight()
  const [writes] = useState(() => new IdempotentMutations<null>())
  const link = () =>
    run(async () => {
      if (!chosen) return
      setOutcome(null)
      const end = await writes.outcomeOf(linkChange('link', chosen.guid, linked))
      setOutcome(end)
      onChanged()
      if (end.kind !== 'done') return
      announce(`Свързана е с преписка ${chosen.number}.`)
      onClose()
    })
  return (
    <Dialog
      open
      persistent
      size="m"
      title={`Свързване на ${number} с преписка`}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button
            kind="primary"
            icon={IconLink}
            busy={busy}
            refusal={chosen ? undefined : { title: 'Не е избрана преписка.', because: 'Намерете я по номера ѝ.' }}
            onClick={() => void link()}
          >
            Свържи
          </Button>
        </>
      }
    >
      <PickerField<FoundCaseFile>
        {...search}
        label="Преписка"
        required
        text={text}
        onText={onText}
        itemKey={({ guid }) => guid}
        itemText={(one) => one.number}
        itemIcon={() => IconCaseFile}
        renderItem={(one) => (
          <span>
            {one.number} <span className="muted small">{one.subject}</span>
          </span>
        )}
        selected={chosen ? [chosen] : []}
        onPick={(one) => {
          onText('')
          setChosen(one)
        }}
        onRemove={() => setChosen(undefined)}
        placeholder="Номер на преписката"
        prompt="Въведете номера или началото му."
        nothingFound="Няма преписка с такъв номер."
      />
      <MutationOutcomeBanner
        state={outcome}
        failed="Не е свързана"
        unknown="дали е свързана"
        check="Затворете и вижте преписките, преди да опитате отново."
      />
    </Dialog>
  )
}
