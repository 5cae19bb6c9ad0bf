import { useAtomValue } from 'jotai'
import { useId, useRef, useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { type LinkKind, linkKinds } from '../../../contract/shapes/caseFiles.ts'
import { linkedName, linkKindText } from '../../../rules/documents/caseFileLinks.ts'
import { requiredMessage } from '../../../rules/requiredFields.ts'
import { withPreposition } from '../../../rules/words/preposition.ts'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { mayCallAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { IconClose, IconLink } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { LinkedObject } from './LinkedObject.tsx'
import { LinkFinder } from './LinkFinder.tsx'
import { keyOf, type Linkable } from './linkable.ts'
import { useLinking } from './useLinking.ts'

type Props = { caseFileGuid: string; caseNumber: string; linked: readonly Linkable[]; onClose: () => void }

const kindOf = (value: string): LinkKind => linkKinds.find((kind) => kind === value) ?? 'inspection'

const LinkDialog = ({ caseFileGuid, caseNumber, linked, onClose }: Props) => {
  const finder = useId()
  const listLabel = useId()
  const [kind, setKind] = useState<LinkKind>('inspection')
  const [chosen, setChosen] = useState<readonly Linkable[]>([])
  const [problem, setProblem] = useState<string>()
  const mayCall = useAtomValue(mayCallAtom)
  const kinds = linkKinds.filter((one) => one !== 'caseFile' || mayCall(caseFiles.linkToCaseFile))
  const { confirm, confirmDialog } = useConfirm()
  const without = (gone: Linkable) => setChosen((before) => before.filter((one) => keyOf(one) !== keyOf(gone)))
  const { outcomes, busy, send } = useLinking(caseFileGuid, chosen, without, onClose)

  const takenBecause = (one: Linkable): string | undefined => {
    const name = linkedName(one.kind, one.number, one.title)
    const is = (other: Linkable) => keyOf(other) === keyOf(one)
    if (one.kind === 'caseFile' && one.guid === caseFileGuid) return 'Това е същата преписка.'
    if (linked.some(is)) return `Преписката вече е свързана ${withPreposition('с', name)}.`
    return chosen.some(is) ? 'Този обект вече е избран.' : undefined
  }
  const pick = (one: Linkable) => {
    const because = takenBecause(one)
    setProblem(because)
    if (because === undefined) setChosen((before) => [...before, one])
  }
  const place = useRef<HTMLDivElement>(null)
  const submit = () => {
    if (busy) return
    if (chosen.length > 0) return void send()
    setProblem(requiredMessage)
    document.getElementById(finder)?.focus()
  }
  const close = async () => {
    const confirmation = {
      title: 'Преписката още не е свързана',
      body: 'Избраните обекти няма да бъдат свързани с преписката.',
      yes: 'Затвори без свързване',
      no: 'Продължи избора',
    }
    if (chosen.length === 0 || (await confirm(confirmation))) onClose()
  }
  useCtrlEnter(place, submit)
  return (
    <>
      <Dialog
        open
        persistent
        size="m"
        title={`Свързване на преписка ${caseNumber}`.trim()}
        busy={busy}
        onClose={() => void close()}
        footer={
          <>
            <Button onClick={() => void close()}>Откажи</Button>
            <Button kind="primary" icon={IconLink} busy={busy} onClick={submit}>
              Свържи
            </Button>
          </>
        }
      >
        <div ref={place} className="flex flex-column gap-3">
          <RadioGroup
            label="Свързване с"
            value={kind}
            options={kinds.map((one) => ({ value: one, label: linkKindText[one].label }))}
            inline
            onChange={(value) => {
              setKind(kindOf(value))
              setProblem(undefined)
            }}
          />
          <LinkFinder key={kind} id={finder} kind={kind} error={problem} takenBecause={takenBecause} onPick={pick} />
          {chosen.length > 0 && (
            <section aria-labelledby={listLabel}>
              <h3 id={listLabel} className="small muted">
                Избрани обекти
              </h3>
              <ul className="flex flex-column gap-2 p-0 list-none" aria-labelledby={listLabel}>
                {chosen.map((one) => (
                  <LinkedObject
                    key={keyOf(one)}
                    {...one}
                    trouble={
                      <MutationOutcomeBanner
                        state={outcomes[keyOf(one)] ?? null}
                        failed="Не е свързан"
                        unknown="дали е свързан"
                        check="Затворете и проверете свързаните обекти, преди да опитате отново."
                      />
                    }
                    action={
                      <IconButton
                        icon={IconClose}
                        label={`Премахни ${linkedName(one.kind, one.number, one.title)} от избраните`}
                        onClick={() => {
                          without(one)
                          document.getElementById(finder)?.focus()
                        }}
                      />
                    }
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      </Dialog>
      {confirmDialog}
    </>
  )
}

export default LinkDialog
