import { useRef, useState } from 'react'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { DraftBanner } from '../../screen-kit/DraftBanner.tsx'
import { useCtrlEnter } from '../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../screen-kit/leaveGuard.ts'
import { WriteOutcomeBanner } from '../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { Button } from '../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../widgets/fields/FormErrors.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { AddressRows } from './AddressRows.tsx'
import { ContactRows } from './ContactRows.tsx'
import { EntityFields, KindFields, PersonFields } from './IdentityFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { NewerCorrespondent } from './NewerCorrespondent.tsx'
import { RepresentativeRows } from './RepresentativeRows.tsx'
import { SimilarCorrespondents } from './SimilarCorrespondents.tsx'
import { useCheckedSave } from './useCheckedSave.ts'
import { useCorrespondentDraft } from './useCorrespondentDraft.ts'
import './correspondents.css'

type Props = {
  title: string
  start: Correspondent
  onDone: (saved: Correspondent) => void
  onClose: () => void
}
type Table = 'addresses' | 'contacts' | 'representatives'
const tableNames: Record<Table, string> = {
  addresses: 'Адреси',
  contacts: 'Контакти',
  representatives: 'Представляващи',
}

/** The correspondent dialog with everything it holds (document 2, section 2). */
export const CorrespondentForm = ({ title, start, onDone, onClose }: Props) => {
  const form = useCorrespondentDraft(start, onDone)
  const { draft, set, errors, work } = form
  const saving = useCheckedSave(form)
  const [open, setOpen] = useState<readonly Table[]>([])
  const { confirm, confirmDialog } = useConfirm()
  const loses = form.isDirty || open.length > 0
  useLeaveGuard(loses ? 'Кореспондентът не е записан.' : undefined)
  const editing = (table: Table) => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? [...now, table] : now.filter((one) => one !== table)))
  const close = async () => {
    const question = {
      title: 'Има незаписани промени',
      body: 'Кореспондентът не е записан.',
      yes: 'Излез без запис',
      no: 'Остани',
      danger: true,
    }
    if (!loses || (await confirm(question))) onClose()
  }
  const waits = open[0] && {
    title: 'Защо не мога да запиша?',
    because: `В таблицата „${tableNames[open[0]]}“ се попълва ред. Запазете го или го откажете.`,
  }
  const busy = work !== null || saving.busy
  const place = useRef<HTMLDivElement>(null)
  useCtrlEnter(place, () => {
    if (!busy && !waits) void saving.run()
  })
  const part = { draft, set, errors }
  return (
    <Dialog
      open
      size="l"
      title={title}
      onClose={close}
      persistent
      busy={busy}
      footer={
        <>
          <Button onClick={close}>Откажи</Button>
          <Button
            kind="primary"
            busy={work === 'saving' || saving.busy}
            {...(waits && { refusal: waits })}
            onClick={saving.run}
          >
            Запази
          </Button>
        </>
      }
    >
      <div ref={place} className="stack correspondent-form">
        <DraftBanner draft={form.kept}>Ред от таблица, който още се попълваше, не се пази.</DraftBanner>
        <WriteOutcomeBanner
          withoutRefusal
          state={form.outcome}
          check="Изчакайте малко и запишете отново: нищо няма да се запише два пъти."
        />
        <FormErrors errors={form.listed} />
        <KindFields draft={draft} set={set} />
        {draft.isLegalEntity ? <EntityFields {...part} /> : <PersonFields {...part} />}
        <SimilarCorrespondents similar={form.similar} busy={work === 'fetching'} onUse={form.useExisting} />
        <section className="stack correspondent-addresses" aria-label="Адреси">
          <h3>Адреси</h3>
          <AddressRows
            rows={draft.correspondentAddresses}
            told={form.rowsTold}
            onChange={(correspondentAddresses) => set({ correspondentAddresses })}
            onEditing={editing('addresses')}
          />
        </section>
        <section className="stack" aria-label="Контакти">
          <h3>Контакти</h3>
          <ContactRows
            rows={draft.correspondentContacts}
            told={form.rowsTold}
            onChange={(correspondentContacts) => set({ correspondentContacts })}
            onEditing={editing('contacts')}
          />
        </section>
        {draft.isLegalEntity && (
          <section className="stack" aria-label="Представляващи">
            <h3>Представляващи</h3>
            <RepresentativeRows
              rows={draft.representatives}
              told={form.rowsTold}
              onChange={(representatives) => set({ representatives })}
              onEditing={editing('representatives')}
            />
          </section>
        )}
        <h3>Допълнително</h3>
        <MoreFields draft={draft} set={set} />
      </div>
      {saving.newer && (
        <NewerCorrespondent
          was={form.began}
          theirs={saving.newer}
          mine={draft}
          busy={saving.busy}
          onSave={(choices) => void saving.accept(choices)}
          onBack={saving.back}
        />
      )}
      {confirmDialog}
    </Dialog>
  )
}
