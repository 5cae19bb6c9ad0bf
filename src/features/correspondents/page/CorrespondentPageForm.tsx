import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { mayLeave, useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { IconSave } from '../../../widgets/icons.ts'
import { StickyBar } from '../../../widgets/page/StickyBar.tsx'
import { fieldId } from '../correspondentErrors.ts'
import { NewerCorrespondent } from '../NewerCorrespondent.tsx'
import { useCheckedSave } from '../useCheckedSave.ts'
import { useCorrespondentDraft } from '../useCorrespondentDraft.ts'
import { FormCards } from './FormCards.tsx'
import { hasRows } from './hasRows.ts'
import { useOpenTables } from './useOpenTables.ts'
import '../correspondents.css'
import './correspondentPage.css'

type Props = {
  /** What the form begins with; it is kept for as long as the form is open. */
  start: Correspondent
  hrefOf: (id: number) => string
  onSaved: (saved: Correspondent) => void
  onCancel: () => void
}

/** The form of a correspondent as a page of its own: nothing typed is lost, and nobody is entered twice. */
export const CorrespondentPageForm = ({ start, hrefOf, onSaved, onCancel }: Props) => {
  const [began] = useState(start)
  const [, navigate] = useLocation()
  const [presses, setPresses] = useState(0)
  const tables = useOpenTables()
  const form = useCorrespondentDraft(began, (saved) => {
    release()
    onSaved(saved)
  })
  const saving = useCheckedSave(form)
  const loses = form.isDirty || tables.isAnyOpen
  const release = useLeaveGuard(loses ? 'Кореспондентът не е записан.' : undefined)
  useEffect(() => document.getElementById(fieldId('isLegalEntity'))?.focus(), [])

  /** A name and a number are the other's anyway; typed addresses and contacts are asked about before they are left. */
  const use = (id: number) => {
    if (!tables.isAnyOpen && !hasRows(form.draft, began)) release()
    navigate(hrefOf(id))
  }
  const cancel = async () => {
    if (!(await mayLeave())) return
    release()
    onCancel()
  }
  const save = async () => {
    await saving.run()
    setPresses((now) => now + 1)
  }
  return (
    <div className="correspondent-page-form">
      <DraftBanner draft={form.kept}>Ред от таблица, който още се попълваше, не се пази.</DraftBanner>
      <WriteOutcomeBanner
        withoutRefusal
        state={form.outcome}
        check="Изчакайте малко и запишете отново: нищо няма да се запише два пъти."
      />
      <FormErrors key={presses} errors={form.listed} />
      <FormCards
        draft={form.draft}
        set={form.set}
        errors={form.errors}
        similar={form.similar}
        told={form.rowsTold}
        onUse={use}
        onEditing={tables.onEditing}
      />
      {saving.newer && (
        <NewerCorrespondent
          was={form.began}
          theirs={saving.newer}
          mine={form.draft}
          busy={saving.busy}
          onSave={(choices) => void saving.accept(choices)}
          onBack={saving.back}
        />
      )}
      <StickyBar>
        <Button
          kind="primary"
          icon={IconSave}
          busy={saving.busy}
          {...(tables.refusal && { refusal: tables.refusal })}
          onClick={() => void save()}
        >
          Запази
        </Button>
        <Button onClick={() => void cancel()}>Откажи</Button>
        <span className="muted" role="status">
          {saving.busy && 'Кореспондентът се записва…'}
        </span>
      </StickyBar>
    </div>
  )
}
