import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import { caseFiles as caseFileCalls } from '../../../contract/caseFiles.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { caseFileRoot } from '../../../routes/to.ts'
import { mayCall, neededRole } from '../../../rules/callAccess.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { useConfirmedFlight } from '../../../screen-kit/saving/useConfirmedFlight.ts'
import { rolesAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconLink, IconUnlink } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { inspectionsChangedAtom } from '../inspectionState.ts'
import { type LinkedInspection, linkChange } from './caseFileCalls.ts'
import { LinkCaseDialog } from './LinkCaseDialog.tsx'

type CaseFiles = Inspection['caseFiles']
type Props = LinkedInspection & { number: string; caseFiles: CaseFiles }
const linkers = caseFileCalls.linkToBimInspection.roles
const refusal = {
  title: 'Не можете да свързвате с преписка.',
  because: 'Преписките са в документооборота.',
  who: neededRole(linkers),
}

export const LinkedCaseFiles = ({ kind, guid, number, caseFiles }: Props) => {
  const mayOpen = useMayOpen()
  const mayLink = mayCall(linkers, useAtomValue(rolesAtom))
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<MutationOutcome<null> | null>(null)
  const { runConfirmed, confirmDialog } = useConfirmedFlight()
  const [writes] = useState(() => new IdempotentMutations<null>())
  const unlink = async (file: CaseFiles[number]) => {
    const body = `Преписка ${file.number} няма повече да е свързана с ${number}. Самата проверка остава непроменена.`
    const confirmation = { title: 'Премахване на връзка', body, yes: 'Премахни връзката', danger: true }
    await runConfirmed(confirmation, async () => {
      const end = await writes.outcomeOf(linkChange('unlink', file.guid, { kind, guid }))
      setOutcome(end)
      if (end.kind === 'done') announce(`Премахната е връзката с преписка ${file.number}.`)
      void notifyChanged()
    })
  }
  return (
    <Card
      title="Преписки"
      actions={
        <Button small icon={IconLink} {...(!mayLink && { refusal })} onClick={() => setOpen(true)}>
          Свържи с преписка
        </Button>
      }
    >
      {caseFiles.length === 0 && <p className="muted m-0">Не е свързана с преписка.</p>}
      {caseFiles.length > 0 && (
        <ul className="flex flex-column gap-2 m-0 p-0 list-none" aria-label="Преписки">
          {caseFiles.map((file) => (
            <li key={file.guid} className="flex align-items-center justify-content-between gap-2">
              {file.rootDocumentGuid !== null && mayOpen(caseFileRoot(file.rootDocumentGuid)) ? (
                <Link href={caseFileRoot(file.rootDocumentGuid)}>{file.number || 'Без номер'}</Link>
              ) : (
                <span>{file.number || 'Без номер'}</span>
              )}
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
      )}
      <MutationOutcomeBanner
        state={outcome}
        failed="Връзката не е премахната"
        unknown="дали връзката е премахната"
        check="Обновете страницата, преди да опитате отново."
      />
      {isOpen && (
        <LinkCaseDialog
          linked={{ kind, guid }}
          number={number}
          onChanged={() => void notifyChanged()}
          onClose={() => setOpen(false)}
        />
      )}
      {confirmDialog}
    </Card>
  )
}
