import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { caseFiles as caseFileCalls } from '../../../contract/caseFiles.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { mayCall, neededRole } from '../../../rules/callAccess.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { rolesAtom } from '../../../state/access.ts'
import { newIntent } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { IconLink, IconUnlink } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { CaseFileChip, CaseFilePicker, type ChosenCaseFile, changeLink } from '../../case-files/public.ts'
import { inspectionsChangedAtom } from '../inspectionState.ts'

type Kind = 'inspection' | 'groupedInspection'
type Props = { kind: Kind; guid: string; number: string; caseFiles: Inspection['caseFiles'] }
const linkers = caseFileCalls.linkToBimInspection.roles

/** The case files that an inspection belongs to. Linking asks for a role of document work, and for rights in the case. */
export const LinkedCaseFiles = ({ kind, guid, number, caseFiles }: Props) => {
  const mayLink = mayCall(linkers, useAtomValue(rolesAtom))
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ChosenCaseFile | null>(null)
  const [outcome, setOutcome] = useState<WriteOutcome<null> | null>(null)
  const { busy, run } = useSingleFlight()
  const { confirm, confirmDialog } = useConfirm()
  const change = (how: 'link' | 'unlink', caseFileGuid: string) =>
    run(async () => {
      setOutcome(null)
      const end = await changeLink(how, caseFileGuid, { kind, guid }, newIntent())
      setOutcome(end)
      void tellChanged()
      if (end.kind === 'done') setOpen(false)
    })
  const unlink = async (file: Inspection['caseFiles'][number]) => {
    const body = `Преписка ${file.number} няма повече да е свързана с ${number}. Самата проверка остава непроменена.`
    if (await confirm({ title: 'Премахване на връзка', body, yes: 'Премахни връзката', danger: true }))
      await change('unlink', file.guid)
  }
  const refusal = mayLink
    ? undefined
    : {
        title: 'Не можете да свързвате с преписка.',
        because: 'Преписките са в деловодството.',
        who: neededRole(linkers),
      }
  const banner = (
    <WriteOutcomeBanner
      state={outcome}
      notDone="Връзката не е променена"
      unknown="дали връзката е променена"
      check="Обновете страницата, преди да опитате отново."
    />
  )
  return (
    <Card
      title="Преписки"
      actions={
        <Button small icon={IconLink} {...(refusal && { refusal })} onClick={() => setOpen(true)}>
          Свържи с преписка
        </Button>
      }
    >
      {caseFiles.length === 0 && <p className="muted m-0">Не е свързана с преписка.</p>}
      <ul className="flex flex-column gap-2 m-0 p-0 list-none" aria-label="Преписки">
        {caseFiles.map((file) => (
          <li key={file.guid} className="flex align-items-center justify-content-between gap-2">
            <CaseFileChip
              number={file.number}
              rootDocumentGuid={mayLink ? (file.rootDocumentGuid ?? undefined) : undefined}
            />
            {mayLink && (
              <IconButton
                icon={IconUnlink}
                label={`Премахни връзката с преписка ${file.number}`}
                onClick={() => void unlink(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isOpen && banner}
      {isOpen && (
        <Dialog
          open
          persistent
          size="m"
          title={`Свързване на ${number} с преписка`}
          busy={busy}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Откажи</Button>
              <Button
                kind="primary"
                icon={IconLink}
                busy={busy}
                refusal={chosen ? undefined : { title: 'Не е избрана преписка.', because: 'Намерете я по номера ѝ.' }}
                onClick={() => chosen && void change('link', chosen.guid)}
              >
                Свържи
              </Button>
            </>
          }
        >
          <CaseFilePicker label="Преписка" value={chosen} onChange={setChosen} />
          {banner}
        </Dialog>
      )}
      {confirmDialog}
    </Card>
  )
}
