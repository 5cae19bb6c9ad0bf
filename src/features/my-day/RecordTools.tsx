import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import { type FollowScope, following } from '../../contract/following.ts'
import type { RecordReference } from '../../contract/recordKinds.ts'
import { reminders } from '../../contract/reminders.ts'
import { usePageKeys } from '../../screen-kit/pageKeys.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { mayCallAtom } from '../../state/access.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt } from '../../transport/request.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconNotifications, IconView } from '../../widgets/icons.ts'
import { MenuButton } from '../../widgets/overlays/MenuButton.tsx'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { documentAtom } from '../document-record/public.ts'
import { ReminderDialog } from './lazyParts.tsx'
import './myDay.css'

const labels: Record<FollowScope, string> = { document: 'Следите документа', caseFile: 'Следите преписката' }

const FollowButton = ({ docGuid }: { docGuid: string }) => {
  const { data } = useAtomValue(documentAtom(docGuid))
  const invalidate = useSetAtom(invalidateAtom)
  const { busy, run } = useSingleFlight()
  if (!data) return null
  const write = (send: () => Promise<{ done: boolean }>) => () =>
    void run(async () => {
      const { done } = await send()
      if (done) await invalidate(queryOf(documents.getDocument, { query: { docGuid } }), following.getFollowedDocuments)
    })
  const follow = (what: FollowScope) => write(() => attempt(following.followDocument, { body: { docGuid, what } }))
  const { followed, caseFile } = data
  const items: MenuItem[] = [
    ...(followed === 'document' ? [] : [{ label: 'Следи документа', run: follow('document') }]),
    ...(followed === 'caseFile' || !caseFile ? [] : [{ label: 'Следи цялата преписка', run: follow('caseFile') }]),
    ...(followed === null
      ? []
      : [
          {
            label: 'Не следи повече',
            separated: true,
            run: write(() => attempt(following.unfollowDocument, { query: { docGuid } })),
          },
        ]),
  ]
  return (
    <MenuButton
      kind="text"
      small
      icon={IconView}
      label={followed === null ? 'Следи' : labels[followed]}
      isBusy={busy}
      items={items}
    />
  )
}

const RemindButton = ({ record }: { record: RecordReference }) => {
  const [open, setOpen] = useState(false)
  usePageKeys([{ key: 'm', label: 'Напомни ми', run: () => setOpen(true) }])
  return (
    <>
      <Button kind="text" small icon={IconNotifications} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Напомни ми
      </Button>
      {open && <ReminderDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Renders the buttons that the backend and the user's permissions allow on the page of a record. */
const RecordTools = ({ record }: { record: RecordReference }) => {
  const mayCall = useAtomValue(mayCallAtom)
  return (
    <>
      {record.kind === 'document' && mayCall(following.followDocument) && <FollowButton docGuid={record.key} />}
      {mayCall(reminders.createReminder) && <RemindButton record={record} />}
    </>
  )
}

export default RecordTools
